import type { Session } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
import {
  ADA,
  ADAS_LOGIN,
  ADAS_RESET,
  createTestAccounts,
  PATHS,
  type TestAccounts,
} from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const QUARTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const HOME = '192.0.2.1';

describe.each(ENGINES)('POST /api/login_mongo/ on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine, { environment: { GLOW_TRUST_PROXY: '1' } });
    await server.post(PATHS.signup, ADA, { headers: { 'x-forwarded-for': HOME } });
  });
  afterEach(() => server.close());

  const logIn = (changes: object = {}, from = '203.0.113.1') =>
    server.post(PATHS.login, { ...ADAS_LOGIN, ...changes }, { headers: { 'x-forwarded-for': from } });
  const wrong = { password: 'Wrong-Otter-12' };

  // @spec 7.11 | POST /api/login_mongo/ | JSON email, password | access, refresh, user.email,
  //   user.displayName, user.isAdmin, error |
  it('signs in, whatever the case of the address, and says why it does not', async () => {
    const answer = await logIn({ email: ' ADA@example.com ' });
    expect(answer.statusCode).toBe(200);
    const session = answer.json<Session>();
    const user = { email: ADA.email, displayName: ADA.displayName, isAdmin: false };
    expect(session).toEqual({ access: expect.any(String), refresh: expect.any(String), user });
    expect(await server.isSignedIn(session.access)).toBe(true);
    expect((await logIn(wrong)).json()).toHaveProperty('error', 'Email or password is not right.');
  });

  it('says who administrates from the database', async () => {
    await server.makeAdministrator(ADA.email);
    expect((await logIn()).json<Session>().user.isAdmin).toBe(true);
  });

  it('takes a password however its characters are composed, and no other case or length of it', async () => {
    await server.signUp({ email: 'e@example.com', password: 'Cre\u0300me-Otter-12' });
    const statusOf = async (password: string) =>
      (await logIn({ email: 'e@example.com', password })).statusCode;
    expect(await statusOf('Crème-Otter-12')).toBe(200);
    for (const password of ['crème-otter-12', 'Crème-Otter-1', 'Crème-Otter-12 ', 'Creme-Otter-12'])
      expect(await statusOf(password), password).toBe(401);
  });

  it('fails alike for a wrong password, an unknown address and what is not an address', async () => {
    const attempts = [
      wrong,
      { email: 'nobody@example.com' },
      { email: 'nobody' },
      { password: 'x'.repeat(1024) },
    ];
    const answers = [];
    for (const attempt of attempts) {
      const before = await countArgon2(server);
      answers.push(await logIn(attempt));
      const after = await countArgon2(server);
      expect({ hash: after.hash - before.hash, verify: after.verify - before.verify }).toEqual({
        hash: 0,
        verify: 1,
      });
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: 'Email or password is not right.', code: 'wrong_credentials' });
      expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
  });

  it('fails with the right password after ten guesses from one place, as with a wrong one', async () => {
    let last = await logIn(wrong);
    for (let guess = 1; guess < 10; guess += 1) last = await logIn(wrong);
    const before = await countArgon2(server);
    const closed = await logIn();
    expect((await countArgon2(server)).verify - before.verify).toBe(1);
    expect(closed.statusCode).toBe(401);
    expect(closed.body).toBe(last.body);
    expect((await logIn({}, '203.0.113.2')).statusCode).toBe(200);
    server.clock.pass(QUARTER_MS);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('resets the failures of a network when the right password comes', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await logIn(wrong, `203.0.113.${round}`);
      expect((await logIn({}, `203.0.113.${round}`)).statusCode).toBe(200);
    }
  });

  describe('after a hundred guesses from everywhere', () => {
    beforeEach(async () => {
      for (let guess = 0; guess < 100; guess += 1) await logIn(wrong, `198.51.100.${guess}`);
    });

    it('takes one try a minute from each place, and fails alike for every other', async () => {
      const failure = await logIn(wrong);
      const before = await countArgon2(server);
      const tooSoon = await logIn();
      expect((await countArgon2(server)).verify - before.verify).toBe(1);
      expect([tooSoon.statusCode, tooSoon.body]).toEqual([failure.statusCode, failure.body]);
      expect((await logIn({}, '203.0.113.2')).statusCode).toBe(200);
    });

    it('takes the next try after a minute', async () => {
      await logIn(wrong);
      server.clock.pass(MINUTE_MS - 1);
      expect((await logIn()).statusCode).toBe(401);
      server.clock.pass(1);
      expect((await logIn()).statusCode).toBe(200);
    });

    it('lets a network in as before where the account signed in within 90 days', async () => {
      const fromHome = (changes: object = {}) => logIn(changes, HOME);
      for (let guess = 0; guess < 9; guess += 1) await fromHome(wrong);
      expect((await fromHome()).statusCode).toBe(200);
    });

    it('slows a known place down again after 90 days', async () => {
      server.clock.pass(90 * DAY_MS);
      for (let guess = 0; guess < 100; guess += 1) await logIn(wrong, `198.51.100.${guess}`);
      await logIn(wrong, HOME);
      expect((await logIn({}, HOME)).statusCode).toBe(401);
    });

    it('takes tries at a new password as if there had been none', async () => {
      const from = { headers: { 'x-forwarded-for': '203.0.113.3' } };
      for (let guess = 0; guess < 12; guess += 1) await logIn(wrong, '203.0.113.3');
      expect((await logIn({}, '203.0.113.3')).statusCode).toBe(401);
      expect((await server.post(PATHS.reset, ADAS_RESET, from)).statusCode).toBe(200);
      await logIn(wrong, '203.0.113.3');
      expect((await logIn({ password: ADAS_RESET.newPassword }, '203.0.113.3')).statusCode).toBe(200);
    });
  });

  it('remembers the last ten places of an account under a keyed hash', async () => {
    for (let place = 0; place < 12; place += 1) {
      server.clock.pass(1);
      expect((await logIn({}, `203.0.113.${place}`)).statusCode).toBe(200);
    }
    const places = await server.dependencies.db.queries.selectFrom('sign_in_places').selectAll().execute();
    expect(places).toHaveLength(10);
    expect(JSON.stringify(places)).not.toContain('203.0.113');
    server.clock.pass(90 * DAY_MS);
    await server.signUp({ email: 'bob@example.com' });
    expect(
      await server.dependencies.db.queries.selectFrom('sign_in_places').selectAll().execute(),
    ).toHaveLength(1);
  });

  it('counts guesses that are made at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => logIn(wrong)));
    expect((await logIn()).statusCode).toBe(401);
  });

  it('keeps counting in a server that starts again', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn(wrong);
    const { db, clock, auth } = server.dependencies;
    const again = await createTestAccounts(engine, {
      environment: { GLOW_TRUST_PROXY: '1' },
      overrides: { db, clock, auth },
    });
    const options = { headers: { 'x-forwarded-for': '203.0.113.1' } };
    expect(await again.logIn({}, options)).toBe(401);
    await again.app.close();
  });

  it('answers 429 to one address that tries very often, and says for how long', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 31; attempt += 1)
      answers.push(await logIn({ email: `a${attempt}@example.com` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(401), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
