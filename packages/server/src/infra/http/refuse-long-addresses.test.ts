import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const SEPARATORS = ['/', '.', ';', ',', '&', '=', '?', '%2F', '%20', '-', ':', '@', '+', '*', '~', '!'];

describe('refuseLongAddresses', () => {
  let server: TestApp;
  let laterHooks = 0;
  beforeEach(async () => {
    laterHooks = 0;
    server = await createTestApp({
      register: (app) => {
        app.addHook('onRequest', async () => {
          laterHooks += 1;
        });
        app.get('/page/:name', async ({ params }) => params);
      },
    });
  });
  afterEach(() => server.close());

  it.each(SEPARATORS)('answers 15 kB of %s with 414 before any other hook', async (separator) => {
    const long = separator.repeat(15_000 / separator.length);
    for (const url of [`/${long}x`, `/page/${long}x`, `/page/x?q=${long}x`, `/media/${long}/x`]) {
      const answer = await server.app.inject({ url, headers: { origin: 'https://shop.example' } });
      expect(answer.statusCode).toBe(414);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({ error: 'The address is too long.', code: 'address_too_long' });
    }
    expect(laterHooks).toBe(0);
  });

  it('takes at most 2048 characters', async () => {
    const start = '/page/x?q=';
    const ofLength = (length: number) => start + 'x'.repeat(length - start.length);
    expect((await server.app.inject(ofLength(2048))).statusCode).toBe(200);
    expect((await server.app.inject(ofLength(2049))).statusCode).toBe(414);
  });
});
