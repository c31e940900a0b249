import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, bearer, createTestAccounts, type TestAccounts } from '#test/test-accounts.ts';
import type { Auth } from '../auth/auth.ts';
import type { Metrics } from '../metrics.ts';
import type { CounterStore } from '../rate-limits/counter-store.ts';
import { registerCall } from './register-call.ts';

interface CallParts {
  readonly auth: Auth;
  readonly counters: CounterStore;
  readonly metrics: Metrics;
}

function register(app: FastifyInstance, dependencies: CallParts): void {
  registerCall(app, dependencies, 'getWardrobe', {
    handle: async ({ person }) => ({ wardrobe: [{ name: person.email, image: '', tags: [], alt: '' }] }),
  });
  registerCall(app, dependencies, 'deleteUser', {
    handle: async ({ body }) => ({
      email: body.email,
      account: false,
      registration: false,
      wardrobe_items: 0,
    }),
  });
}

describe('registerCall for a call of signed-in people', () => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts('sqlite', { register });
  });
  afterEach(() => server.close());

  const read = (authorization?: string) =>
    server.app.inject({ url: '/api/get_wardrobe/', headers: authorization ? { authorization } : {} });
  const erase = (access: string | undefined, payload: object = { email: 'x@example.com' }) =>
    server.post('/api/users/delete/', payload, { headers: access ? bearer(access) : {} });

  it('knows who calls by the access token as a bearer credential', async () => {
    const { access } = await server.signUp();
    const answer = await read(`Bearer ${access}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ wardrobe: [{ name: ADA.email, image: '', tags: [], alt: '' }] });
    expect((await read(`bearer ${access}`)).statusCode).toBe(200);
  });

  it('answers 401 to nobody, and to forged, cut, foreign and mistaken tokens', async () => {
    const { access, refresh } = await server.signUp();
    const foreign = await createTestAccounts('sqlite');
    const { access: foreignAccess } = await foreign.signUp();
    await foreign.close();
    const [sessionId = ''] = access.split('.');
    const wrong = [
      undefined,
      'Bearer',
      'Bearer ',
      `Bearer ${foreignAccess}`,
      `Bearer ${refresh}`,
      `Bearer ${access}x`,
      `Bearer ${access.slice(0, -1)}`,
      `Bearer ${sessionId}.zzzzzzzzz.${'A'.repeat(43)}`,
      `Bearer ${access} ${access}`,
      `Bearer ${'x'.repeat(10_000)}`,
      `Basic ${Buffer.from(`${ADA.email}:${ADA.password}`).toString('base64')}`,
      access,
    ];
    for (const authorization of wrong) {
      const answer = await read(authorization);
      expect(answer.statusCode, authorization).toBe(401);
      expect(answer.json()).toEqual({ error: 'Please sign in.', code: 'not_signed_in' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('answers 401 before it reads a body', async () => {
    expect((await erase(undefined, { nonsense: true })).statusCode).toBe(401);
  });

  it('answers 403 to whoever is no administrator, and reads the role anew at every call', async () => {
    const { access } = await server.signUp();
    const refused = await erase(access);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'not_allowed' });
    await server.makeAdministrator(ADA.email);
    expect((await erase(access)).statusCode).toBe(200);
    await server.dependencies.db.queries.updateTable('accounts').set({ role: 'user' }).execute();
    expect((await erase(access)).statusCode).toBe(403);
  });
});
