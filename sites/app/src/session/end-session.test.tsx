import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from './end-session.ts';

const USER = { email: 'ada@example.org', displayName: 'Ada', isAdmin: false, refreshToken: 'refresh' };

/** A server that knows the access token `renewed` alone, and says so with a 401 of this body. */
function serverThatRefuses(body: object) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const path = new URL(address, location.href).pathname;
    const token = new Headers(headers).get('authorization') ?? '';
    calls.push(`${path} ${token}`.trim());
    if (path === '/api/token/refresh/')
      return new Response(JSON.stringify({ access: 'renewed', refresh: 'next' }));
    if (token === 'Bearer renewed') return new Response('{"status":"ok"}');
    return new Response(JSON.stringify(body), { status: 401 });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('endSession', () => {
  it.each([
    ['of ours', { error: 'No.', code: 'not_signed_in' }],
    ['without a code', { error: 'x' }],
    ['of another server', { detail: 'Token expired' }],
  ])('renews a token that is refused with a 401 %s, to end the session with it', async (_, body) => {
    const calls = serverThatRefuses(body);
    await endSession({ ...USER, token: 'expired' });
    expect(calls).toEqual([
      '/api/logout/ Bearer expired',
      '/api/token/refresh/',
      '/api/logout/ Bearer renewed',
    ]);
  });
});
