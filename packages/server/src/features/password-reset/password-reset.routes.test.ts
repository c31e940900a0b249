import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
import { ADA, ADAS_RESET, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const FAILURE = { error: "We couldn't reset your password. Please try again.", code: 'reset_failed' };

describe.each(ENGINES)('POST /api/forgot_password/ on %s', (engine) => {
  let server: TestAccounts;
  let network = 0;
  beforeEach(async () => {
    network = 0;
    server = await createTestAccounts(engine, { environment: { GLOW_TRUST_PROXY: '1' } });
  });
  afterEach(() => server.close());

  /** From a network of its own each time, so that only the limits of an account are met. */
  const reset = (changes: object = {}) => {
    network += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${network}` };
    return server.post(PATHS.reset, { ...ADAS_RESET, ...changes }, { headers });
  };
  const wrong = { securityAnswer: 'Blatherskite' };
  const codeFor = async (access: string, password = ADA.password) => {
    const headers = { authorization: `Bearer ${access}` };
    return (await server.post(PATHS.recoveryCode, { password }, { headers })).json<{ code: string }>().code;
  };

  // @spec 7.13 | POST /api/forgot_password/ | JSON email, securityQuestion, securityAnswer, newPassword |
  //   message, error |
  it('sets the new password for the right answer, however it is written, and ends every session', async () => {
    const first = await server.signUp();
    expect((await reset(wrong)).json()).toEqual(FAILURE);
    const answer = await reset({ email: 'ADA@Example.com', securityAnswer: ' QUIBBLEWORTH! ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Password updated successfully. You can now sign in with your new password.',
    });
    expect(await server.isSignedIn(first.access)).toBe(false);
    expect((await server.post(PATHS.refresh, { refresh: first.refresh })).statusCode).toBe(401);
    expect(await server.logIn()).toBe(401);
    expect(await server.logIn({ password: ADAS_RESET.newPassword })).toBe(200);
    expect(await server.events()).toEqual([
      'account.created',
      'password.reset',
      'session.started',
      'session.started',
    ]);
  });

  it('fails alike, with one Argon2 check, for everything that is wrong, and for an account over its limit', async () => {
    const { access } = await server.signUp();
    await codeFor(access);
    const over = 'over@example.com';
    await server.signUp({ email: over });
    for (let guess = 0; guess < 3; guess += 1) await reset({ ...wrong, email: over });
    const attempts = [
      wrong,
      { securityQuestion: 'birth_city' },
      { email: 'nobody@example.com' },
      { email: 'nobody' },
      { securityAnswer: '?' },
      { securityAnswer: '01A2B-3C4D5-6E7F8-9G0H1-J2K3M', email: 'nobody@example.com' },
      { email: over },
    ];
    const seen = [];
    for (const attempt of attempts) {
      const before = await countArgon2(server);
      const { statusCode, body, headers } = await reset(attempt);
      const after = await countArgon2(server);
      const work = { hash: after.hash - before.hash, verify: after.verify - before.verify };
      seen.push({ statusCode, body: JSON.parse(body), headers: Object.keys(headers), work });
    }
    for (const one of seen) {
      expect(one).toEqual({ ...seen[0], statusCode: 400, body: FAILURE, work: { hash: 0, verify: 1 } });
    }
    expect(await server.logIn()).toBe(200);
    expect(await server.events()).not.toContain('password.reset');
  });

  it('closes the question after three guesses, and neither signing in nor the session', async () => {
    const { access } = await server.signUp();
    for (let guess = 0; guess < 3; guess += 1) await reset(wrong);
    expect((await reset()).json()).toEqual(FAILURE);
    expect(await server.logIn()).toBe(200);
    expect(await server.isSignedIn(access)).toBe(true);
    server.clock.pass(QUARTER_MS);
    expect((await reset()).statusCode).toBe(200);
  });

  it('takes five guesses a day and ten a month', async () => {
    await server.signUp();
    const guesses = async (count: number) => {
      for (let guess = 0; guess < count; guess += 1) {
        server.clock.pass(QUARTER_MS);
        await reset(wrong);
      }
    };
    await guesses(5);
    server.clock.pass(QUARTER_MS);
    expect((await reset()).json()).toEqual(FAILURE);
    server.clock.pass(DAY_MS);
    await guesses(5);
    server.clock.pass(DAY_MS);
    expect((await reset()).json()).toEqual(FAILURE);
    server.clock.pass(30 * DAY_MS);
    expect((await reset()).statusCode).toBe(200);
  });

  it('counts guesses that are made at once', async () => {
    await server.signUp();
    await Promise.all(Array.from({ length: 6 }, () => reset(wrong)));
    expect((await reset()).json()).toEqual(FAILURE);
  });

  it('takes a recovery code once, under any question, also when the guesses are used up', async () => {
    const { access } = await server.signUp();
    const code = await codeFor(access);
    for (let guess = 0; guess < 4; guess += 1) await reset(wrong);
    const byCode = {
      securityQuestion: 'birth_city',
      securityAnswer: code.toLowerCase().replaceAll('-', ' '),
    };
    expect((await reset(byCode)).statusCode).toBe(200);
    expect(await server.logIn({ password: ADAS_RESET.newPassword })).toBe(200);
    expect((await reset({ ...byCode, newPassword: 'Third-Password-56' })).json()).toEqual(FAILURE);
    expect(await server.events()).toContain('recovery_code.used');
  });

  it('takes a recovery code once when it comes several times at once', async () => {
    const { access } = await server.signUp();
    const securityAnswer = await codeFor(access);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => reset({ securityAnswer, newPassword: `Copper-Lantern-${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('voids a recovery code by the next one', async () => {
    const { access } = await server.signUp();
    const old = await codeFor(access);
    const current = await codeFor(access);
    expect((await reset({ securityAnswer: old })).json()).toEqual(FAILURE);
    expect((await reset({ securityAnswer: current })).statusCode).toBe(200);
  });

  it('never takes one person’s code or answer for another', async () => {
    const { access } = await server.signUp();
    const code = await codeFor(access);
    await server.signUp({ email: 'bob@example.com', securityAnswer: 'Snickersnack' });
    for (const securityAnswer of [code, ADA.securityAnswer])
      expect((await reset({ email: 'bob@example.com', securityAnswer })).json()).toEqual(FAILURE);
  });

  it('takes the password of before, whose other sessions end all the same', async () => {
    const { access } = await server.signUp();
    expect((await reset({ newPassword: ADA.password })).statusCode).toBe(200);
    expect(await server.isSignedIn(access)).toBe(false);
    expect(await server.logIn()).toBe(200);
  });

  it('answers 429 after twenty tries an hour from one address', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      answers.push(await server.post(PATHS.reset, { ...ADAS_RESET, email: `a${attempt}@example.com` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(400), 429]);
  });
});
