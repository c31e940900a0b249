import type { Tokens } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, bearer, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const FIFTEEN_MINUTES_MS = 15 * 60 * 1000;
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;
const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const ENDED = { error: 'Your session has ended. Please sign in again.', code: 'session_ended' };

describe.each(ENGINES)('sessions on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
  });
  afterEach(() => server.close());

  const refresh = (token: string) => server.post(PATHS.refresh, { refresh: token });
  const refreshed = async (token: string) => (await refresh(token)).json<Tokens>();
  const logout = (access: string) => server.post(PATHS.logout, undefined, { headers: bearer(access) });
  const sessions = () => server.dependencies.db.queries.selectFrom('sessions').selectAll().execute();

  describe('an access token', () => {
    it('is good for fifteen minutes', async () => {
      const { access } = await server.signUp();
      server.clock.pass(FIFTEEN_MINUTES_MS - 1);
      expect(await server.isSignedIn(access)).toBe(true);
      server.clock.pass(1);
      expect(await server.isSignedIn(access)).toBe(false);
    });

    it('is refused where it was made under a clock that was years ahead', async () => {
      server.clock.pass(TEN_YEARS_MS);
      const { access, refresh: token } = await server.signUp();
      server.clock.pass(-TEN_YEARS_MS);
      expect(await server.isSignedIn(access)).toBe(false);
      expect((await refresh(token)).json()).toEqual(ENDED);
      expect(await sessions()).toEqual([]);
    });

    it('is good on a server whose clock is some minutes behind', async () => {
      const { access, refresh: token } = await server.signUp();
      server.clock.pass(-FIFTEEN_MINUTES_MS);
      expect(await server.isSignedIn(access)).toBe(true);
      expect((await refresh(token)).statusCode).toBe(200);
    });

    it('ends at once with the account', async () => {
      const { access, refresh: token } = await server.signUp();
      await server.dependencies.db.queries.deleteFrom('accounts').execute();
      expect(await server.isSignedIn(access)).toBe(false);
      expect((await refresh(token)).json()).toEqual(ENDED);
      expect(await sessions()).toEqual([]);
    });
  });

  describe('POST /api/token/refresh/', () => {
    it('returns new tokens of the same session', async () => {
      const first = await server.signUp();
      const second = await refreshed(first.refresh);
      expect(second.refresh).not.toBe(first.refresh);
      expect(await server.isSignedIn(second.access)).toBe(true);
      expect(await sessions()).toHaveLength(1);
      expect((await refreshed(second.refresh)).refresh).toEqual(expect.any(String));
    });

    it('lasts thirty days from the last use', async () => {
      const first = await server.signUp();
      server.clock.pass(THIRTY_DAYS_MS - 1);
      const second = await refreshed(first.refresh);
      server.clock.pass(THIRTY_DAYS_MS - 1);
      const third = await refreshed(second.refresh);
      server.clock.pass(THIRTY_DAYS_MS);
      const answer = await refresh(third.refresh);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(ENDED);
    });

    it('ends the session of both when a used token comes again, and no other session', async () => {
      const first = await server.signUp();
      const other = (await server.post('/api/login_mongo/', ADA)).json<Tokens>();
      const second = await refreshed(first.refresh);
      const again = await refresh(first.refresh);
      expect(again.statusCode).toBe(401);
      expect(again.json()).toEqual(ENDED);
      expect((await refresh(second.refresh)).statusCode).toBe(401);
      for (const { access } of [first, second]) expect(await server.isSignedIn(access)).toBe(false);
      expect(await server.isSignedIn(other.access)).toBe(true);
      expect(await server.events()).toContain('session.revoked');
    });

    it('uses a token up once when it comes several times at once', async () => {
      const { refresh: token } = await server.signUp();
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401]);
    });

    it('keeps only a hash of the token', async () => {
      const { refresh: token } = await server.signUp();
      const parts = token.split('.').slice(1);
      expect(parts).not.toEqual([]);
      for (const part of parts) expect(JSON.stringify(await sessions())).not.toContain(part);
    });

    it('refuses whatever is no refresh token of this server, and ends no session by it', async () => {
      const { access, refresh: token } = await server.signUp();
      const foreign = await createTestAccounts('sqlite');
      const { refresh: foreignToken } = await foreign.signUp();
      await foreign.close();
      const [sessionId = ''] = token.split('.');
      const madeUp = `${sessionId}.${'A'.repeat(43)}.${'A'.repeat(43)}`;
      const cut = token.slice(0, -1);
      for (const forged of ['x', '.', '..', 'a.b.c', madeUp, cut, `${token}A`, foreignToken, access]) {
        const answer = await refresh(forged);
        expect(answer.statusCode, forged).toBe(401);
        expect(answer.json()).toEqual(ENDED);
      }
      expect(await server.isSignedIn(access)).toBe(true);
      expect((await refresh(token)).statusCode).toBe(200);
    });
  });

  describe('POST /api/logout/', () => {
    it('ends this session and its refresh token, and no other', async () => {
      const first = await server.signUp();
      const other = (await server.post('/api/login_mongo/', ADA)).json<Tokens>();
      expect((await logout(first.access)).statusCode).toBe(200);
      expect(await server.isSignedIn(first.access)).toBe(false);
      expect((await refresh(first.refresh)).statusCode).toBe(401);
      expect(await server.isSignedIn(other.access)).toBe(true);
      expect((await logout(first.access)).json()).toMatchObject({ code: 'not_signed_in' });
      expect(await server.events()).toContain('session.ended');
    });
  });

  describe('POST /api/recovery_code/', () => {
    const ask = (access: string, password: string) =>
      server.post(PATHS.recoveryCode, { password }, { headers: bearer(access) });

    it('wants the password again, and keeps only a hash of the code', async () => {
      const { access } = await server.signUp();
      const refused = await ask(access, 'Wrong-Otter-12');
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ code: 'wrong_credentials' });
      const { code } = (await ask(access, ADA.password)).json<{ code: string }>();
      const stored = await server.dependencies.db.queries.selectFrom('recovery_codes').selectAll().execute();
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain(code);
    });

    it('is refused after five wrong passwords, with the right one too, for a quarter of an hour', async () => {
      const { access } = await server.signUp();
      for (let guess = 0; guess < 5; guess += 1) await ask(access, 'Wrong-Otter-12');
      expect((await ask(access, ADA.password)).statusCode).toBe(401);
      server.clock.pass(15 * 60_000);
      const { access: later } = (await server.post('/api/login_mongo/', ADA)).json<Tokens>();
      expect((await ask(later, ADA.password)).statusCode).toBe(200);
    });

    it('is nobody’s without a session', async () => {
      expect((await server.post(PATHS.recoveryCode, { password: ADA.password })).statusCode).toBe(401);
    });
  });
});
