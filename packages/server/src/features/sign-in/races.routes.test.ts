import type { Session } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Auth } from '#infra/auth/auth.ts';
import {
  createGate,
  type Gate,
  pauseAfterAuthentication,
  pauseAfterPasswordCheck,
} from '#test/paused-auth.ts';
import {
  ADA,
  ADAS_LOGIN,
  ADAS_RESET,
  bearer,
  createTestAccounts,
  PATHS,
  type TestAccounts,
} from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const { password } = ADA;
const QUESTION = { securityQuestion: 'birth_city', securityAnswer: 'Tumblewick' };
const CALLS_WITH_PROOF = [
  { path: PATHS.recoveryCode, body: { password } },
  { path: PATHS.changeSecurityQuestion, body: { password, ...QUESTION } },
  { path: PATHS.changePassword, body: { password, newPassword: 'Third-Password-56' } },
  { path: PATHS.deleteAccount, body: { password } },
] as const;

describe.each(ENGINES)('account calls that race on %s', (engine) => {
  let server: TestAccounts;
  let ada: Session;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
    ada = await server.signUp();
  });
  afterEach(() => server.close());

  const queries = () => server.dependencies.db.queries;
  const asAda = () => ({ headers: bearer(ada.access) });
  const resetIt = async () => expect((await server.post(PATHS.reset, ADAS_RESET)).statusCode).toBe(200);
  const eraseIt = async () =>
    expect((await server.post(PATHS.deleteAccount, { password }, asAda())).statusCode).toBe(200);
  const secrets = async () => ({
    sessions: await queries().selectFrom('sessions').selectAll().execute(),
    codes: await queries().selectFrom('recovery_codes').selectAll().execute(),
    answers: await queries().selectFrom('security_answers').selectAll().execute(),
    accounts: await queries().selectFrom('accounts').selectAll().execute(),
  });

  /** What a call answers in the middle of which something else happens. */
  async function interrupted(
    pause: (auth: Auth, gate: Gate) => Auth,
    call: (paused: TestAccounts) => ReturnType<TestAccounts['post']>,
    meanwhile: () => Promise<void>,
  ) {
    const gate = createGate();
    const { db, clock, auth } = server.dependencies;
    const paused = await createTestAccounts(engine, { overrides: { db, clock, auth: pause(auth, gate) } });
    const answer = call(paused);
    await gate.arrived;
    await meanwhile();
    gate.open();
    const { statusCode, body } = await answer;
    await paused.app.close();
    return { statusCode, ...(JSON.parse(body) as { code?: string }) };
  }

  it('starts no session with a password that a reset replaces meanwhile', async () => {
    const signIn = (paused: TestAccounts) => paused.post(PATHS.login, ADAS_LOGIN);
    expect(await interrupted(pauseAfterPasswordCheck, signIn, resetIt)).toMatchObject({
      statusCode: 401,
      code: 'wrong_credentials',
    });
    expect((await secrets()).sessions).toEqual([]);
  });

  it.each(CALLS_WITH_PROOF)(
    'changes nothing at $path for a password that a reset replaces meanwhile',
    async ({ path, body }) => {
      let afterReset = await secrets();
      const answer = await interrupted(
        pauseAfterPasswordCheck,
        (paused) => paused.post(path, body, asAda()),
        async () => {
          await resetIt();
          afterReset = await secrets();
        },
      );
      expect(answer).toMatchObject({ statusCode: 401, code: 'wrong_credentials' });
      expect(await secrets()).toEqual(afterReset);
    },
  );

  it('answers 401 to a sign-in whose account is erased meanwhile', async () => {
    const signIn = (paused: TestAccounts) => paused.post(PATHS.login, ADAS_LOGIN);
    expect(await interrupted(pauseAfterPasswordCheck, signIn, eraseIt)).toMatchObject({
      statusCode: 401,
      code: 'wrong_credentials',
    });
  });

  it.each(CALLS_WITH_PROOF)(
    'answers 401 at $path where the account is erased after the password was checked',
    async ({ path, body }) => {
      const call = (paused: TestAccounts) => paused.post(path, body, asAda());
      expect(await interrupted(pauseAfterPasswordCheck, call, eraseIt)).toMatchObject({
        statusCode: 401,
        code: 'not_signed_in',
      });
    },
  );

  it.each([...CALLS_WITH_PROOF, { path: PATHS.changeName, body: { displayName: 'Ada' } }])(
    'answers 401 at $path where the account is erased after its session was checked',
    async ({ path, body }) => {
      const call = (paused: TestAccounts) => paused.post(path, body, asAda());
      expect((await interrupted(pauseAfterAuthentication, call, eraseIt)).statusCode).toBe(401);
    },
  );

  it('answers every call that races an erasure, and never with 500', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `round-${round}@example.com`;
      const { access } = await server.signUp({ email });
      const headers = bearer(access);
      const calls = [
        server.post(PATHS.login, { email, password }),
        server.post(PATHS.recoveryCode, { password }, { headers }),
        server.post(PATHS.changeSecurityQuestion, { password, ...QUESTION }, { headers }),
        server.post(PATHS.deleteAccount, { password }, { headers }),
        server.post(PATHS.changeName, { displayName: 'Ada' }, { headers }),
      ];
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      for (const status of statuses) expect([200, 401]).toContain(status);
    }
  });
});
