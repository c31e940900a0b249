import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '#infra/db/schema.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { ENGINES } from '#test/test-database.ts';
import { healthPlugin } from './index.ts';

type Switch = Record<(typeof ENGINES)[number], (db: Kysely<Schema>) => Promise<unknown>>;
const renamed = (from: string, to: string) => (db: Kysely<Schema>) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
const forbidWrites: Switch = {
  sqlite: (db) => sql`pragma query_only = on`.execute(db),
  postgres: renamed('write_probes', 'write_probes_away'),
};
const allowWrites: Switch = {
  sqlite: (db) => sql`pragma query_only = off`.execute(db),
  postgres: renamed('write_probes_away', 'write_probes'),
};

describe.each(ENGINES)('healthPlugin on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({
      engine,
      register: (app, dependencies) => app.register(healthPlugin, dependencies),
    });
  });
  afterEach(() => server.close());

  it.each(['/healthz', '/readyz', '/healthz/', '/readyz/'])('answers %s with 200', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('is alive but not ready without its database', async () => {
    const { queries } = server.dependencies.db;
    await sql`select 1`.execute(queries);
    await queries.destroy();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('is alive but not ready where nothing can be written', async () => {
    const { queries } = server.dependencies.db;
    await forbidWrites[engine](queries);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    await allowWrites[engine](queries);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is ready without a service that it can do without, and says so', async () => {
    const { metrics } = server.dependencies;
    metrics.serviceUp.set({ service: 'redis' }, 0);
    metrics.serviceUp.set({ service: 'object-store' }, 1);
    const answer = await server.app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', without: ['redis'] }]);
  });

  it('writes no more than once a second, however many ask', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.app.inject('/readyz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { queries } = server.dependencies.db;
    await forbidWrites[engine](queries);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await allowWrites[engine](queries);
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.9', '172.31.255.255', '192.168.1.2', 'fd00::1', 'fe80::1'])(
    'shows its metrics to %s, which is near',
    async (remoteAddress) => {
      expect((await server.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
    },
  );

  it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7'])(
    'has no metrics for %j',
    async (remoteAddress) => {
      const answer = await server.app.inject({ url: '/metrics', remoteAddress });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'has no metrics for who comes through a proxy that sends %s',
    async (name) => {
      const answer = await server.app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('counts answers by route pattern and status', async () => {
    await server.app.inject('/healthz');
    await server.app.inject('/nowhere/ada@example.com');
    const { body, headers } = await server.app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(
      'glow_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    expect(body).toContain(
      'glow_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    );
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('example.com');
  });
});
