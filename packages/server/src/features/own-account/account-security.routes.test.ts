import type { AccountSecurity, Session } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADA,
  ADAS_RESET,
  bearer,
  createTestAccounts,
  PATHS,
  type TestAccounts,
} from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const DAY_MS = 24 * 60 * 60_000;
const THIRTY_DAYS_MS = 30 * DAY_MS;
const { password } = ADA;
const QUESTION = { securityQuestion: 'birth_city', securityAnswer: 'Tumblewick' };

describe.each(ENGINES)('what guards an account on %s', (engine) => {
  let server: TestAccounts;
  let ada: Session;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
    ada = await server.signUp();
  });
  afterEach(() => server.close());

  const now = () => server.clock.now().toISOString();
  const inThirtyDays = () => new Date(server.clock.now().getTime() + THIRTY_DAYS_MS).toISOString();
  const signIn = async (changes: object = {}) =>
    (await server.post(PATHS.login, { email: ADA.email, password, ...changes })).json<Session>();
  const as = ({ access }: Session, path: string, payload?: object) =>
    server.post(path, payload, { headers: bearer(access) });
  const codeFor = async (session: Session) =>
    (await as(session, PATHS.recoveryCode, { password })).json<{ code: string }>().code;
  const securityOf = async ({ access }: Session) =>
    (await server.app.inject({ url: PATHS.security, headers: bearer(access) })).json<AccountSecurity>();

  describe('GET /api/account/security/', () => {
    it('returns the dates of password, question and session of a new account, and no change', async () => {
      expect(await securityOf(ada)).toEqual({
        password_changed_at: now(),
        security_question: { question: 'first_pet', changed_at: now() },
        sessions: [{ started_at: now(), ends_at: inThirtyDays(), is_this_one: true }],
        changes: [],
      });
    });

    it('returns the dates of what was changed, and every session', async () => {
      const signedUpAt = now();
      server.clock.pass(DAY_MS);
      const second = await signIn();
      server.clock.pass(1000);
      await codeFor(second);
      const codeAt = now();
      server.clock.pass(1000);
      await as(second, PATHS.changeSecurityQuestion, { password, ...QUESTION });
      expect(await securityOf(second)).toMatchObject({
        password_changed_at: signedUpAt,
        security_question: { question: 'birth_city', changed_at: now() },
        recovery_code_created_at: codeAt,
        sessions: [
          { started_at: signedUpAt, is_this_one: false },
          { started_at: expect.any(String), is_this_one: true },
        ],
        previous_sign_in_at: signedUpAt,
      });
    });

    it('reports at the next sign-in what was changed since the last, newest first, and at the one after no more', async () => {
      const signedInAt = now();
      server.clock.pass(1000);
      await codeFor(ada);
      const codeAt = now();
      server.clock.pass(1000);
      await as(ada, PATHS.changeSecurityQuestion, { password, ...QUESTION });
      const questionAt = now();
      server.clock.pass(1000);
      const next = await signIn();
      expect(await securityOf(next)).toMatchObject({
        previous_sign_in_at: signedInAt,
        changes: [
          { event: 'security_question.changed', happened_at: questionAt },
          { event: 'recovery_code.created', happened_at: codeAt },
        ],
      });
      server.clock.pass(1000);
      expect((await securityOf(await signIn())).changes).toEqual([]);
    });

    it('reports a reset, and of the recovery code it was made with', async () => {
      server.clock.pass(1000);
      const securityAnswer = await codeFor(ada);
      server.clock.pass(1000);
      await server.post(PATHS.reset, { ...ADAS_RESET, securityAnswer });
      server.clock.pass(1000);
      const security = await securityOf(await signIn({ password: ADAS_RESET.newPassword }));
      expect(security.changes.map(({ event }) => event).toSorted()).toEqual([
        'password.reset',
        'recovery_code.created',
        'recovery_code.used',
      ]);
      expect(security).not.toHaveProperty('recovery_code_created_at');
    });

    it('returns an administrator no question', async () => {
      await server.makeAdministrator(ADA.email);
      await server.dependencies.db.queries.deleteFrom('security_answers').execute();
      expect(await securityOf(ada)).not.toHaveProperty('security_question');
    });
  });

  describe('POST /api/account/sessions/end_others/', () => {
    it('ends every session of the person but this one', async () => {
      const other = await signIn();
      const bob = await server.signUp({ email: 'bob@example.com' });
      expect((await as(ada, PATHS.endOtherSessions)).json()).toEqual({ ended: 1 });
      expect(await server.isSignedIn(ada.access)).toBe(true);
      expect(await server.isSignedIn(other.access)).toBe(false);
      expect((await server.post(PATHS.refresh, { refresh: other.refresh })).statusCode).toBe(401);
      expect(await server.isSignedIn(bob.access)).toBe(true);
      expect(await server.events()).toContain('sessions.others_ended');
    });

    it('says that there was none, and writes nothing down', async () => {
      expect((await as(ada, PATHS.endOtherSessions)).json()).toEqual({ ended: 0 });
      expect(await server.events()).not.toContain('sessions.others_ended');
    });
  });

  describe('a recovery code', () => {
    const resetWith = async (securityAnswer: string) =>
      (await server.post(PATHS.reset, { ...ADAS_RESET, securityAnswer, newPassword: 'Third-Password-56' }))
        .statusCode;

    it('is void after a change of the password', async () => {
      const code = await codeFor(ada);
      await as(ada, PATHS.changePassword, { password, newPassword: ADAS_RESET.newPassword });
      expect(await resetWith(code)).toBe(400);
    });

    it('is void after a reset by the answer', async () => {
      const code = await codeFor(ada);
      expect((await server.post(PATHS.reset, ADAS_RESET)).statusCode).toBe(200);
      expect(await resetWith(code)).toBe(400);
    });
  });
});
