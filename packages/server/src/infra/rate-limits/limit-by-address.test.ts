import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { limitByAddress } from './limit-by-address.ts';

const LIMIT = { name: 'test', max: 2, windowMs: 60_000 };

describe('limitByAddress', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({
      environment: { GLOW_TRUST_PROXY: '1' },
      register: (app, dependencies) =>
        void app.get('/', { onRequest: limitByAddress(dependencies, [LIMIT]) }, async () => 'ok'),
    });
  });
  afterEach(() => server.close());

  const ask = async (address: string) => {
    const answer = await server.app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
    return answer.statusCode;
  };

  it('counts the connections of one client together, whatever ports a proxy writes', async () => {
    expect(await ask('203.0.113.7:1001')).toBe(200);
    expect(await ask('203.0.113.7:1002')).toBe(200);
    expect(await ask('203.0.113.7:1003')).toBe(429);
    expect(await ask('203.0.113.8:1003')).toBe(200);
  });

  it('returns a /48 network as much as 20 of its /64 networks', async () => {
    for (let network = 0; network < 40; network += 1)
      expect(await ask(`2001:db8:1:${network.toString(16)}::1`)).toBe(200);
    expect(await ask('2001:db8:1:ffff::1')).toBe(429);
    expect(await ask('2001:db8:2:ffff::1')).toBe(200);
  });
});
