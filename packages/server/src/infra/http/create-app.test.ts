import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALLS } from '@glow/api/calls';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { ServiceError } from '../errors/service-error.ts';
import { callSchema } from './call-schema.ts';

const SECRET = 'the database is at 10.0.0.7';

function register(app: FastifyInstance): void {
  app.delete(
    '/api/wardrobe/:name',
    { schema: callSchema('deleteWardrobeItem', CALLS.deleteWardrobeItem) },
    async ({ params }) => ({
      deleted: (params as { name: string }).name,
    }),
  );
  app.get('/page', { schema: callSchema('listUsers', CALLS.listUsers) }, async ({ query }, reply) =>
    reply.serializer(JSON.stringify).send(query),
  );
  app.post('/echo', async ({ body }) => body);
  app.get('/broken', async () => {
    throw new Error(SECRET);
  });
  app.get('/refused', async () => {
    throw Object.assign(new Error(SECRET), { syscall: 'connect', code: 'ECONNREFUSED' });
  });
  app.get('/without-redis', async () => {
    const cause = Object.assign(new Error(SECRET), { syscall: 'connect', code: 'ECONNREFUSED' });
    throw new ServiceError('unavailable', { cause });
  });
  app.get('/address', async (request) => ({ ip: request.ip }));
}

describe('createApp', () => {
  let server: TestApp;
  let app: FastifyInstance;
  beforeEach(async () => {
    server = await createTestApp({ register });
    app = server.app;
  });
  afterEach(() => server.close());

  async function databaseUp(): Promise<number | undefined> {
    const { values } = await server.dependencies.metrics.serviceUp.get();
    return values.find(({ labels }) => labels.service === 'database')?.value;
  }

  it.each(['a/b', '100%', '🧥 coat', "Ada's", 'a?b#c', 'x'.repeat(120), '😀'.repeat(120)])(
    'carries the name %s through an address, with and without the ending slash',
    async (name) => {
      for (const ending of ['', '/']) {
        const url = `/api/wardrobe/${encodeURIComponent(name)}${ending}`;
        const answer = await app.inject({ method: 'DELETE', url });
        expect(answer.json()).toEqual({ deleted: name });
      }
    },
  );

  it('refuses a name of more than 120 code points', async () => {
    for (const length of [121, 1900]) {
      const answer = await app.inject({ method: 'DELETE', url: `/api/wardrobe/${'x'.repeat(length)}/` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    }
  });

  it('fills in and reads the numbers of a query', async () => {
    expect((await app.inject('/page?page=3')).json()).toEqual({ page: 3, page_size: 5, q: '' });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1&page=2',
    'page=Infinity',
    'page=1e400',
    `page=${'9'.repeat(400)}`,
    'page=99999999999999',
    'page=0x10',
    'page=1e3',
    'page=%201',
    'page=+1',
    'page=',
    'page_size=101',
    'page_size=',
  ])('refuses the query %s and says why without repeating it', async (query) => {
    const answer = await app.inject(`/page?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: expect.stringMatching(/^page(_size)? must /),
      code: 'invalid_request',
    });
  });

  it.each([
    ['GET', '/api/nowhere', 404, 'not_found'],
    ['POST', '/', 404, 'not_found'],
    ['OPTIONS', '/api/nowhere', 404, 'not_found'],
    ['GET', '/echo', 405, 'method_not_allowed'],
    ['PUT', '/api/wardrobe/x/', 405, 'method_not_allowed'],
    ['GET', '/%zz', 400, 'invalid_request'],
    ['GET', '/page?page=%00', 400, 'invalid_request'],
  ] as const)('answers %s %s with %i in our own shape', async (method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ error: expect.any(String), code });
  });

  it('says which methods an address takes', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/page' });
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('hides the cause of a failure of its own from the caller and keeps it in the log', async () => {
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'Something went wrong. Please try again.', code: 'internal' });
    expect(server.logged()).toContain(SECRET);
    expect(server.logged()).toContain(answer.headers['x-request-id']);
  });

  it('calls a database that does not answer unavailable', async () => {
    const answer = await app.inject('/refused');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.body).not.toContain('10.0.0.7');
    expect(await databaseUp()).toBe(0);
    expect(server.logged()).toContain('The database does not answer');
  });

  it('blames the database for no other service', async () => {
    const answer = await app.inject('/without-redis');
    expect([answer.statusCode, await databaseUp()]).toEqual([503, 1]);
    expect(server.logged()).not.toContain('The database does not answer');
    expect(server.logged()).toContain(SECRET);
  });

  it('returns every answer the headers that make it harmless', async () => {
    for (const url of ['/address', '/api/nowhere', '/broken']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('asks browsers to keep to https where the public address is https', async () => {
    const https = await createTestApp({ environment: { GLOW_PUBLIC_URL: 'https://glow.example' } });
    const { headers } = await https.app.inject('/');
    await https.close();
    expect(headers['strict-transport-security']).toMatch(/max-age/);
  });

  it('believes the client address of the nearest proxy only, and only when the settings say so', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect((await app.inject({ url: '/address', headers })).json()).toEqual({ ip: '127.0.0.1' });
    const proxied = await createTestApp({ environment: { GLOW_TRUST_PROXY: '1' }, register });
    const answer = await proxied.app.inject({ url: '/address', headers });
    await proxied.close();
    expect(answer.json()).toEqual({ ip: '203.0.113.7' });
  });

  it('logs the pattern of an address and never the address, its query or a client', async () => {
    await app.inject({ method: 'DELETE', url: '/api/wardrobe/ada@example.com?token=hunter2' });
    await app.inject('/nowhere/ada@example.com');
    expect(server.logged()).toContain('"route":"/api/wardrobe/:name"');
    expect(server.logged()).not.toMatch(/example\.com|hunter2|127\.0\.0\.1/);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data', 'nonsense'])(
    'takes an empty body of the type %s for none',
    async (type) => {
      const headers = { 'content-type': type };
      const removed = await app.inject({ method: 'DELETE', url: '/api/wardrobe/x/', headers });
      expect([removed.statusCode, removed.json()]).toEqual([200, { deleted: 'x' }]);
      const echoed = await app.inject({ method: 'POST', url: '/echo', headers, payload: '' });
      expect([echoed.statusCode, echoed.body]).toEqual([200, '']);
    },
  );

  it('takes a body of unknown length that is empty for none', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'DELETE /api/wardrobe/x/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n' +
        'transfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\{"deleted":"x"\}/s);
  });

  it('answers what is not HTTP in our own shape', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('It does not listen.');
    const socket = connect(address.port, '127.0.0.1');
    socket.write('GARBAGE\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\{"error":".+","code":"invalid_request"\}$/);
  });

  it('answers a body of 10 MB on a real connection with 413', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('a'.repeat(10 * 1024 * 1024)),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
  });
});
