import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';

// The floor of a run: Fastify with nothing on it, and one insert at full sync into SQLite, on the thread that
// answers. Started as `node bare-server.ts FILE`.

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
app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/metrics', async () => register.metrics());
console.log(`Bare is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
