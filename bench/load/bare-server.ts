import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';

// The floor of a run: Fastify with nothing on it, one insert at full sync into SQLite, on the thread that answers, and
// bytes that it was given before, from memory. Started as `node bare-server.ts FILE`.

const [, , file = ':memory:'] = process.argv;
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table registrations (id text primary key, email text unique, created_at text) strict');
const insert = database.prepare('insert into registrations values (?, ?, ?) on conflict (email) do nothing');
collectDefaultMetrics();

const app = fastify();
app.post('/store', async (request) => {
  const { email } = request.body as { readonly email: string };
  insert.run(randomUUID(), email, new Date().toISOString());
  return { status: 'ok' };
});
app.post('/answer', async () => ({ status: 'ok' }));
const given = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
app.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer' },
  async (_request: unknown, bytes: unknown) => bytes,
);
app.put('/same/:name', async ({ params, query, body }) => {
  const { name } = params as { readonly name: string };
  const { type } = query as { readonly type: string };
  given.set(name, { type, bytes: body as Buffer });
  return { status: 'ok' };
});
app.route({
  method: ['GET', 'POST'],
  url: '/same/:name',
  handler({ params }, reply) {
    const { type, bytes } = given.get((params as { readonly name: string }).name) ?? {};
    return reply.type(`${type}`).send(bytes);
  },
});
app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/metrics', async () => register.metrics());
console.log(`Bare is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
