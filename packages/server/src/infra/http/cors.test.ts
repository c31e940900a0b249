import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { OPEN_TO_ALL } from './cors.ts';

const SHOP = 'https://shop.example';
const SITE = 'https://www.glow.example';
const PUBLIC = [
  '/api/early_access/',
  '/api/early_access',
  '/api/instant_outfits/',
  '/quiz/recommend/',
  '/quiz/generate/',
  '/quiz/weather/',
];
const PRIVATE = [
  '/api/login_mongo/',
  '/api/get_wardrobe/',
  '/api/users/',
  '/healthz',
  '/api/early_access/list/',
];

function register(app: FastifyInstance): void {
  app.get('/media/picture.png', { config: { cors: OPEN_TO_ALL } }, async () => 'picture');
  app.get('/api/users', async () => ({}));
}

describe('answerCors', () => {
  let server: TestApp;
  afterEach(() => server.close());

  async function start(environment = {}): Promise<void> {
    server = await createTestApp({ environment, register });
  }
  const preflight = (url: string, origin: string, method = 'POST') =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type, authorization',
      },
    });

  it('lets any page call the public endpoints, without credentials and without Authorization', async () => {
    await start();
    for (const url of PUBLIC) {
      const { statusCode, headers } = await preflight(url, SHOP);
      expect(statusCode, url).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-headers']).toBe('content-type');
      expect(headers['access-control-allow-methods']).toBe('POST');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('lets no other page read anything else', async () => {
    await start();
    for (const url of PRIVATE) {
      const { headers } = await preflight(url, SHOP);
      expect(headers, url).not.toHaveProperty('access-control-allow-origin');
    }
    const { headers } = await server.app.inject({ url: '/api/users/', headers: { origin: SHOP } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('lets only the partners that are named call, and says that the answer depends on the origin', async () => {
    await start({ GLOW_PARTNER_ORIGINS: `${SHOP},https://other.example` });
    const { headers } = await preflight('/quiz/recommend/', SHOP);
    expect(headers['access-control-allow-origin']).toBe(SHOP);
    expect(headers.vary).toContain('Origin');
    const stranger = await preflight('/quiz/recommend/', 'https://evil.example');
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
    expect(stranger.headers.vary).toContain('Origin');
  });

  it('lets the site call everything with a bearer token, under its own name', async () => {
    await start({ GLOW_SITE_ORIGINS: SITE });
    for (const url of [...PUBLIC, ...PRIVATE, '/api/wardrobe/a%2Fb/']) {
      const { statusCode, headers } = await preflight(url, SITE, 'DELETE');
      expect(statusCode, url).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(SITE);
      expect(headers['access-control-allow-headers']).toBe('content-type, authorization');
      expect(headers['access-control-allow-methods']).toContain('DELETE');
    }
  });

  it('takes an origin that only begins like the site for a stranger', async () => {
    await start({ GLOW_SITE_ORIGINS: SITE });
    for (const origin of [`${SITE}.evil.example`, 'http://www.glow.example', 'null']) {
      const { headers } = await preflight('/api/users/', origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('opens media to all whoever the partners are, and splits no cache by origin', async () => {
    await start({ GLOW_PARTNER_ORIGINS: SHOP });
    const { headers } = await server.app.inject({
      url: '/media/picture.png',
      headers: { origin: 'https://stranger.example' },
    });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('vary');
  });

  it('lets a page read a failure and how long to wait', async () => {
    await start();
    const { statusCode, headers } = await server.app.inject({
      method: 'POST',
      url: '/quiz/recommend/',
      headers: { origin: SHOP },
    });
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe('retry-after');
  });
});
