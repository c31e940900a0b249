import type { SignupRequest } from '@glow/api';
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

let server: TestAccounts;
beforeEach(async () => {
  server = await createTestAccounts('sqlite');
});
afterEach(() => server.close());

const accounts = () => server.dependencies.db.queries.selectFrom('accounts').selectAll().execute();

describe('the fields of POST /api/signup_mongo/', () => {
  const signUp = (changes: object) => server.post(PATHS.signup, { ...ADA, ...changes });

  it.each([
    [{ email: 'ada.example.com' }, 'invalid_email', 'Please enter a valid email address.'],
    [{ email: 'a da@example.com' }, 'invalid_email', 'Please enter a valid email address.'],
    [
      { password: 'weak' },
      'invalid_password',
      'Password must be at least 8 characters, include an uppercase letter and a special character.',
    ],
    [{ password: `V!${'x'.repeat(1023)}` }, 'invalid_password', 'Please choose a shorter password.'],
    [{ password: `V!${'ﷺ'.repeat(100)}` }, 'invalid_password', 'Please choose a shorter password.'],
    [{ email: `${'\u0958'.repeat(200)}@x.yz` }, 'invalid_email', 'Please enter a valid email address.'],
    [{ email: 'a\u202eda@example.com' }, 'invalid_email', 'Please enter a valid email address.'],
    [{ email: 'ada@exam\u200bple.com' }, 'invalid_email', 'Please enter a valid email address.'],
    [{ email: 'ada@example.c\u00adom' }, 'invalid_email', 'Please enter a valid email address.'],
    [{ securityQuestion: '' }, 'invalid_request', 'Please choose a security question.'],
    [{ securityQuestion: 'mother_maiden_name' }, 'invalid_request', 'Please choose a security question.'],
    [{ securityQuestion: undefined }, 'invalid_request', 'Please choose a security question.'],
    [{ securityAnswer: '' }, 'invalid_answer', 'Please provide an answer to your security question.'],
    [{ securityAnswer: '  ' }, 'invalid_answer', 'Please provide an answer to your security question.'],
    [{ securityAnswer: 'x'.repeat(1025) }, 'invalid_answer', 'Please choose a shorter answer.'],
    [{ securityAnswer: 'é€'.repeat(300) }, 'invalid_answer', 'Please choose a shorter answer.'],
    [{ displayName: 'x'.repeat(121) }, 'invalid_request', expect.stringMatching(/./)],
  ])('refuses %j', async (changes, code, error) => {
    const answer = await signUp(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error, code });
    expect(await accounts()).toEqual([]);
  });

  it('complains in the order of the form: email, password, question, answer', async () => {
    const wrong = { email: 'x', password: 'weak', securityQuestion: 'first_pet', securityAnswer: ' ' };
    expect((await signUp(wrong)).json()).toMatchObject({ code: 'invalid_email' });
    expect((await signUp({ ...wrong, email: ADA.email })).json()).toMatchObject({ code: 'invalid_password' });
    const right = { ...wrong, email: ADA.email, password: ADA.password };
    expect((await signUp(right)).json()).toMatchObject({ code: 'invalid_answer' });
  });
});

describe('what POST /api/signup_mongo/ takes', () => {
  it.each([
    { password: 'Password1!' },
    { password: 'Ada@example.com' },
    { password: 'Lovelace!' },
    { password: `V!${'x'.repeat(1022)}` },
    { securityQuestion: 'favorite_food', securityAnswer: 'Pizza' },
    { securityQuestion: 'birth_city', securityAnswer: 'NY' },
    { securityQuestion: 'first_pet', securityAnswer: 'Rex' },
    { securityAnswer: '7' },
    { securityAnswer: '!!!' },
    { securityAnswer: '🍕' },
    { securityAnswer: 'Ada Lovelace' },
    { securityAnswer: ADA.password },
  ] satisfies readonly Partial<SignupRequest>[])(
    'takes %j, and lets in and resets with it',
    async (changes) => {
      await server.signUp(changes);
      const { password, securityQuestion, securityAnswer } = { ...ADA, ...changes };
      expect(await server.logIn({ password })).toBe(200);
      const wrong = { ...ADAS_RESET, securityQuestion, securityAnswer: '?!' };
      expect((await server.post(PATHS.reset, wrong)).statusCode).toBe(400);
      const right = { ...ADAS_RESET, securityQuestion, securityAnswer, newPassword: 'Password1!' };
      expect((await server.post(PATHS.reset, right)).statusCode).toBe(200);
    },
  );
});

describe('the fields of POST /api/login_mongo/', () => {
  it.each([{}, { email: '' }, { password: '' }, { email: undefined }, { password: null }])(
    'asks for both fields where one is missing: %j',
    async (changes) => {
      const body = Object.keys(changes).length ? { ...ADAS_LOGIN, ...changes } : {};
      const answer = await server.post(PATHS.login, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'Please enter both email and password.' });
    },
  );
});

describe('the fields of POST /api/forgot_password/', () => {
  const reset = (changes: object) => server.post(PATHS.reset, { ...ADAS_RESET, ...changes });

  it.each([
    [{ email: '' }, 'Please enter the email associated with your account.'],
    [{ securityQuestion: '' }, 'Please choose your security question.'],
    [{ securityAnswer: '' }, 'Please provide the answer to your security question.'],
    [{ newPassword: '' }, 'Please enter a new password.'],
    [
      { newPassword: 'weak' },
      'New password must be at least 8 characters, include an uppercase letter and a special character.',
    ],
    [{ newPassword: `V!${'x'.repeat(1023)}` }, 'Please choose a shorter password.'],
  ])('refuses %j before it looks anyone up', async (changes, error) => {
    await server.signUp();
    const before = await countArgon2(server);
    const answer = await reset(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
    expect(await countArgon2(server)).toEqual(before);
  });
});
