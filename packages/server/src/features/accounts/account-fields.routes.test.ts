import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countArgon2 } from '../../../test/count-argon2.ts';
import {
  ADA,
  ADAS_LOGIN,
  ADAS_RESET,
  createTestAccounts,
  PATHS,
  type TestAccounts,
} from '../../../test/test-accounts.ts';

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
    [{ password: 'Password1!' }, 'invalid_password', expect.stringMatching(/first that anyone would try/)],
    [{ password: 'Lovelace!' }, 'invalid_password', expect.stringMatching(/not made of your name/)],
    [{ securityQuestion: '' }, 'invalid_request', 'Please choose a security question.'],
    [{ securityQuestion: 'mother_maiden_name' }, 'invalid_request', 'Please choose a security question.'],
    [{ securityQuestion: undefined }, 'invalid_request', 'Please choose a security question.'],
    [{ securityAnswer: '' }, 'invalid_answer', 'Please provide an answer to your security question.'],
    [{ securityAnswer: '  ' }, 'invalid_answer', 'Please provide an answer to your security question.'],
    [{ securityAnswer: 'Max' }, 'invalid_answer', expect.stringMatching(/first that anyone would try/)],
    [{ securityAnswer: 'ada' }, 'invalid_answer', expect.stringMatching(/not your name/)],
    [{ securityAnswer: 'x'.repeat(201) }, 'invalid_answer', expect.stringMatching(/./)],
    [{ displayName: 'x'.repeat(121) }, 'invalid_request', expect.stringMatching(/./)],
  ])('refuses %j', async (changes, code, error) => {
    const answer = await signUp(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error, code });
    expect(await accounts()).toEqual([]);
  });

  it('complains in the order of the form: email, password, question, answer', async () => {
    const wrong = { email: 'x', password: 'weak', securityQuestion: 'first_pet', securityAnswer: '?' };
    expect((await signUp(wrong)).json()).toMatchObject({ code: 'invalid_email' });
    expect((await signUp({ ...wrong, email: ADA.email })).json()).toMatchObject({ code: 'invalid_password' });
    const right = { ...wrong, email: ADA.email, password: ADA.password };
    expect((await signUp(right)).json()).toMatchObject({ code: 'invalid_answer' });
  });
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
    [{ newPassword: 'Password1!' }, expect.stringMatching(/first that anyone would try/)],
  ])('refuses %j before it looks anyone up', async (changes, error) => {
    await server.signUp();
    const before = await countArgon2(server);
    const answer = await reset(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
    expect(await countArgon2(server)).toEqual(before);
  });
});
