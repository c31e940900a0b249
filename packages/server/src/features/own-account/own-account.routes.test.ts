import type { Erased, PersonalData, Session } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
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

const LOOK = 'a'.repeat(32);
const NEW_PASSWORD = 'Copper-Lantern-34';
const NEW_ANSWER = { securityQuestion: 'birth_city', securityAnswer: 'Tumblewick' };
const WRONG = 'Wrong-Otter-12';
const QUARTER_MS = 15 * 60_000;
const NOT_YOURS = { error: 'That is not your password.', code: 'wrong_credentials' };

describe.each(ENGINES)('what people do with their own account on %s', (engine) => {
  let server: TestAccounts;
  let ada: Session;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
    ada = await server.signUp();
  });
  afterEach(() => server.close());

  const queries = () => server.dependencies.db.queries;
  const asAda = (path: string, body: object) => server.post(path, body, { headers: bearer(ada.access) });
  const logInAgain = async () => (await server.post(PATHS.login, ADAS_LOGIN)).json<Session>();
  const changePassword = (changes: object = {}) =>
    asAda(PATHS.changePassword, { password: ADA.password, newPassword: NEW_PASSWORD, ...changes });
  const changeQuestion = (changes: object = {}) =>
    asAda(PATHS.changeSecurityQuestion, {
      password: ADA.password,
      ...NEW_ANSWER,
      ...changes,
    });
  const deleteAccount = (password = ADA.password) => asAda(PATHS.deleteAccount, { password });
  const personalData = (access = ada.access) =>
    server.app.inject({ method: 'GET', url: PATHS.personalData, headers: bearer(access) });
  const saveLook = async () => {
    const [account] = await queries()
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', ADA.email)
      .execute();
    const created_at = server.clock.now().toISOString();
    await queries().insertInto('looks').values({ key: LOOK, spec: '{}', created_at }).execute();
    const item = { name: 'Ember puffer', look_key: LOOK, tags: '["Casual"]', position: 1 };
    await queries()
      .insertInto('wardrobe_items')
      .values({ account_id: account?.id ?? '', ...item, saved_at: created_at })
      .execute();
  };
  const joinEarlyAccess = async (email: string, page_origin: string | null = null) => {
    const at = server.clock.now().toISOString();
    const consent = { consent: 1, consent_text_version: '2026-11-21' };
    const row = { id: email, email, ...consent, page_origin, created_at: at, last_joined_at: at };
    await queries().insertInto('early_access_registrations').values(row).execute();
  };

  describe('the password that is asked for again', () => {
    const proofs = {
      [PATHS.changePassword]: (password: string) => changePassword({ password }),
      [PATHS.changeSecurityQuestion]: (password: string) => changeQuestion({ password }),
      [PATHS.deleteAccount]: deleteAccount,
      [PATHS.recoveryCode]: (password: string) => asAda(PATHS.recoveryCode, { password }),
    };

    it.each(Object.entries(proofs))(
      'fails alike at %s, with one Argon2 check, wrong or over its limit, and works again later',
      async (_path, prove) => {
        const seen = [];
        for (const password of [...Array(5).fill(WRONG), 'x'.repeat(1024), ADA.password]) {
          const before = await countArgon2(server);
          const { statusCode, body } = await prove(password);
          const after = await countArgon2(server);
          const work = { hash: after.hash - before.hash, verify: after.verify - before.verify };
          seen.push({ statusCode, body: JSON.parse(body), work });
        }
        const failure = { statusCode: 401, body: NOT_YOURS, work: { hash: 0, verify: 1 } };
        expect(seen).toEqual(Array(7).fill(failure));
        server.clock.pass(QUARTER_MS);
        ada = await logInAgain();
        expect((await prove(ADA.password)).statusCode).toBe(200);
      },
    );

    it('is counted over all of these calls together, also when they come at once', async () => {
      const all = Object.values(proofs);
      await Promise.all([...all, ...all].map((prove) => prove(WRONG)));
      for (const prove of all) expect((await prove(ADA.password)).statusCode).toBe(401);
      expect(await server.isSignedIn(ada.access)).toBe(true);
      expect(await server.logIn()).toBe(200);
    });

    it('resets failures after the right password', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let guess = 0; guess < 4; guess += 1) await changeQuestion({ password: WRONG });
        expect((await changeQuestion()).statusCode).toBe(200);
        server.clock.pass(60_000);
      }
    });
  });

  describe('POST /api/account/password/', () => {
    it('sets the new password and ends every other session, and not this one', async () => {
      const other = await logInAgain();
      const answer = await changePassword();
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ message: expect.stringMatching(/password is changed/) });
      expect(await server.isSignedIn(ada.access)).toBe(true);
      expect((await server.post(PATHS.refresh, { refresh: ada.refresh })).statusCode).toBe(200);
      expect(await server.isSignedIn(other.access)).toBe(false);
      expect((await server.post(PATHS.refresh, { refresh: other.refresh })).statusCode).toBe(401);
      expect(await server.logIn()).toBe(401);
      expect(await server.logIn({ password: NEW_PASSWORD })).toBe(200);
      expect(await server.events()).toContain('password.changed');
    });

    it('leaves the sessions of other people alone', async () => {
      const bob = await server.signUp({ email: 'bob@example.com' });
      await changePassword();
      expect(await server.isSignedIn(bob.access)).toBe(true);
      expect(await server.logIn({ email: 'bob@example.com' })).toBe(200);
    });

    it.each([
      [{ password: '' }, 'Please enter your password.'],
      [{ newPassword: '' }, 'Please enter a new password.'],
      [
        { newPassword: 'weak' },
        'New password must be at least 8 characters, include an uppercase letter and a special character.',
      ],
      [{ newPassword: ADA.password }, expect.stringMatching(/different from the one before/)],
    ])('refuses %j', async (changes, error) => {
      const answer = await changePassword(changes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error });
      expect(await server.logIn()).toBe(200);
    });

    it('takes one of two changes that are made at once', async () => {
      const passwords = [NEW_PASSWORD, 'Marble-Walnut-56'];
      const answers = await Promise.all(passwords.map((newPassword) => changePassword({ newPassword })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
      const taken = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
      expect(await server.logIn({ password: taken })).toBe(200);
    });
  });

  describe('POST /api/account/name/', () => {
    const changeName = (displayName: unknown) => asAda(PATHS.changeName, { displayName });

    it('changes the name that the next sign-in returns', async () => {
      const answer = await changeName('  Ada\u202e King\n ');
      expect(answer.json()).toEqual({
        user: { email: ADA.email, displayName: 'Ada King', isAdmin: false },
      });
      expect((await logInAgain()).user.displayName).toBe('Ada King');
      expect(await server.events()).toContain('display_name.changed');
    });

    it('makes a blank name from the address', async () => {
      expect((await changeName(' ')).json()).toMatchObject({ user: { displayName: 'ada' } });
    });

    it('takes at most 120 code points', async () => {
      expect((await changeName('👗'.repeat(120))).statusCode).toBe(200);
      expect((await changeName('👗'.repeat(121))).statusCode).toBe(400);
      expect((await changeName(null)).statusCode).toBe(400);
    });
  });

  describe('POST /api/account/security_question/', () => {
    it('changes what a forgotten password is reset with', async () => {
      expect((await changeQuestion()).statusCode).toBe(200);
      const reset = (changes: object = {}) => server.post(PATHS.reset, { ...ADAS_RESET, ...changes });
      expect((await reset()).statusCode).toBe(400);
      const answer = { securityQuestion: 'birth_city', securityAnswer: 'tumblewick' };
      expect((await reset(answer)).statusCode).toBe(200);
      expect(await server.events()).toContain('security_question.changed');
    });

    it('keeps one answer, as a hash', async () => {
      const full = await createTestAccounts(engine, { argon2: 'full' });
      onTestFinished(() => full.close());
      const { access } = await full.signUp();
      const body = { password: ADA.password, ...NEW_ANSWER };
      expect(
        (await full.post(PATHS.changeSecurityQuestion, body, { headers: bearer(access) })).statusCode,
      ).toBe(200);
      const { queries } = full.dependencies.db;
      const rows = await queries.selectFrom('security_answers').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.answer_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it.each([
      [{ password: '' }, 'Please enter your password.'],
      [{ securityQuestion: 'mother_maiden_name' }, 'Please choose a security question.'],
      [{ securityAnswer: '' }, 'Please provide an answer to your security question.'],
      [{ securityAnswer: ' ' }, 'Please provide an answer to your security question.'],
    ])('refuses %j', async (changes, error) => {
      const answer = await changeQuestion(changes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error });
    });

    it('returns an administrator no question, which somebody might guess', async () => {
      await server.makeAdministrator(ADA.email);
      await queries().deleteFrom('security_answers').execute();
      const answer = await changeQuestion();
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: expect.stringMatching(/no security question/) });
      expect(await queries().selectFrom('security_answers').selectAll().execute()).toEqual([]);
    });
  });

  describe('GET /api/account/data/', () => {
    it('returns everything that is stored about the person, as a file', async () => {
      await saveLook();
      await joinEarlyAccess(ADA.email);
      await asAda(PATHS.recoveryCode, { password: ADA.password });
      const answer = await personalData();
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="glow-my-data.json"',
        'cache-control': 'no-store',
      });
      const now = server.clock.now().toISOString();
      expect(answer.json()).toEqual({
        exported_at: now,
        account: {
          email: ADA.email,
          display_name: ADA.displayName,
          role: 'user',
          consent_version: '2026-11-24',
          created_at: now,
          password_changed_at: now,
          security_question: ADA.securityQuestion,
          security_question_changed_at: now,
          recovery_code_created_at: now,
        },
        early_access: {
          email: ADA.email,
          consent: true,
          consent_version: '2026-11-21',
          created_at: now,
          last_joined_at: now,
        },
        wardrobe: [
          {
            name: 'Ember puffer',
            image: `http://localhost:80/media/looks/${LOOK}.png`,
            tags: ['Casual'],
            saved_at: now,
          },
        ],
        sessions: [{ started_at: now, ends_at: '2026-12-21T08:00:00.000Z', is_this_one: true }],
        events: expect.arrayContaining(
          ['account.created', 'session.started', 'recovery_code.created', 'personal_data.given'].map(
            (event) => ({ event, actor: 'person', happened_at: now }),
          ),
        ),
      });
    });

    it('holds no hash, token or id, and nothing of anybody else', async () => {
      const bob = await server.signUp({ email: 'bob@example.com', displayName: 'Bob' });
      await joinEarlyAccess('bob@example.com');
      await saveLook();
      const { body } = await personalData();
      const secrets = await Promise.all([
        queries().selectFrom('accounts').select(['id', 'password_hash as hash']).execute(),
        queries().selectFrom('sessions').select(['id', 'refresh_hash as hash']).execute(),
        queries()
          .selectFrom('security_answers')
          .select(['account_id as id', 'answer_hash as hash'])
          .execute(),
      ]);
      for (const { id, hash } of secrets.flat()) {
        expect(body).not.toContain(id);
        expect(body).not.toContain(hash);
      }
      expect(body).not.toMatch(/bob|argon2/i);
      const ofBob = (await personalData(bob.access)).json<PersonalData>();
      expect(ofBob).toMatchObject({ account: { email: 'bob@example.com' }, wardrobe: [] });
      expect(ofBob.sessions).toHaveLength(1);
    });

    it('says where the list was joined from, and leaves out what there is not', async () => {
      expect((await personalData()).json()).not.toHaveProperty('early_access');
      await joinEarlyAccess(ADA.email, 'https://shop.example');
      const { early_access } = (await personalData()).json<PersonalData>();
      expect(early_access).toMatchObject({ page_origin: 'https://shop.example' });
    });
  });

  describe('POST /api/account/delete/', () => {
    const rowsAbout = async () =>
      Promise.all([
        queries().selectFrom('accounts').selectAll().execute(),
        queries().selectFrom('sessions').selectAll().execute(),
        queries().selectFrom('security_answers').selectAll().execute(),
        queries().selectFrom('recovery_codes').selectAll().execute(),
        queries().selectFrom('wardrobe_items').selectAll().execute(),
        queries().selectFrom('early_access_registrations').selectAll().execute(),
      ]);

    it('erases account, sessions, wardrobe and registration, and says so', async () => {
      await saveLook();
      await joinEarlyAccess(ADA.email);
      await asAda(PATHS.recoveryCode, { password: ADA.password });
      const answer = await deleteAccount();
      expect(answer.statusCode).toBe(200);
      expect(answer.json<Erased>()).toEqual({
        email: ADA.email,
        account: true,
        registration: true,
        wardrobe_items: 1,
      });
      expect(await rowsAbout()).toEqual(Array(6).fill([]));
      expect(await server.isSignedIn(ada.access)).toBe(false);
      expect((await server.post(PATHS.refresh, { refresh: ada.refresh })).statusCode).toBe(401);
      expect(await server.logIn()).toBe(401);
      const events = await queries().selectFrom('audit_events').selectAll().execute();
      expect(events.map(({ event }) => event)).toContain('account.erased');
      expect(JSON.stringify(events)).not.toMatch(/\bada\b|lovelace|example/i);
    });

    it('lets the same address sign up afresh', async () => {
      await saveLook();
      await deleteAccount();
      const again = await server.signUp();
      expect((await personalData(again.access)).json()).toMatchObject({ wardrobe: [] });
      expect(await server.isSignedIn(ada.access)).toBe(false);
    });

    it('leaves everybody else as they were', async () => {
      const bob = await server.signUp({ email: 'bob@example.com' });
      await joinEarlyAccess('bob@example.com');
      expect((await deleteAccount()).json()).toMatchObject({ registration: false, wardrobe_items: 0 });
      expect(await server.isSignedIn(bob.access)).toBe(true);
      expect((await personalData(bob.access)).json()).toHaveProperty('early_access');
    });

    it('erases once when it is asked for several times at once', async () => {
      const answers = await Promise.all([deleteAccount(), deleteAccount(), deleteAccount()]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.every(({ statusCode }) => [200, 401].includes(statusCode))).toBe(true);
      expect((await rowsAbout())[0]).toEqual([]);
    });

    it('is refused to an administrator, whose registration stays too', async () => {
      await server.makeAdministrator(ADA.email);
      await joinEarlyAccess(ADA.email);
      const answer = await deleteAccount();
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        error: 'An administrator cannot delete their own account.',
        code: 'last_administrator',
      });
      expect(await server.isSignedIn(ada.access)).toBe(true);
      expect((await personalData()).json()).toHaveProperty('early_access');
    });

    it('asks for the password where none is given', async () => {
      for (const body of [{}, { password: '' }, { password: null }]) {
        const answer = await asAda(PATHS.deleteAccount, body);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ error: 'Please enter your password.' });
      }
    });
  });
});
