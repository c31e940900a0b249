import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { createLog } from '../../packages/server/src/infra/logging/log.ts';

// The floor of a run: Fastify with nothing on it, one insert at full sync into SQLite, on the thread that answers, and
// answers that it was given before, headers and bytes, from memory, also with the log's line for each. Started as
// `node bare-server.ts FILE`.

const [, , file = ':memory:'] = process.argv;
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table registrations (id text primary key, email text unique, created_at text) strict');
const insert = database.prepare('insert into registrations values (?, ?, ?) on conflict (email) do nothing');
collectDefaultMetrics();

const log = createLog();
const app = fastify();
app.post('/store', async (request) => {
  const { email } = request.body as { readonly email: string };
  insert.run(randomUUID(), email, new Date().toISOString());
  return { status: 'ok' };
});
app.post('/answer', async () => ({ status: 'ok' }));
/** What a call was answered with: all headers of it and its bytes. */
interface Given {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}
const given = new Map<string, Given>();
app.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer' },
  async (_request: unknown, bytes: unknown) => bytes,
);
app.put('/same/:name', async ({ params, headers, body }) => {
  const { name } = params as { readonly name: string };
  given.set(name, { headers: JSON.parse(`${headers['x-given-headers']}`), bytes: body as Buffer });
  return { status: 'ok' };
});
const sendSame = ({ params }: FastifyRequest, reply: FastifyReply) => {
  const { headers, bytes } = given.get((params as { readonly name: string }).name) ?? {};
  return reply.headers(headers ?? {}).send(bytes);
};
const METHODS = ['GET', 'POST'];
app.route({ method: METHODS, url: '/same/:name', handler: sendSame });
app.route({
  method: METHODS,
  url: '/logged/:name',
  handler: sendSame,
  onResponse({ method, id: requestId, routeOptions }, reply, done) {
    const { statusCode: status, elapsedTime } = reply;
    const line = { requestId, method, route: routeOptions.url, status, ms: Math.round(elapsedTime) };
    log.info(line, 'request');
    done();
  },
});
app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/metrics', async () => register.metrics());
console.log(`Bare is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
