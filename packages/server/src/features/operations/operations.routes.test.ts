import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { ENGINES } from '../../../test/test-database.ts';
import { registerOperations } from './index.ts';

describe.each(ENGINES)('registerOperations on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({ engine, register: registerOperations });
  });
  afterEach(() => server.close());

  it.each(['/healthz', '/readyz', '/healthz/', '/readyz/'])('answers %s with 200', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('is alive but not ready without its database', async () => {
    await server.dependencies.db.queries.destroy();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

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
