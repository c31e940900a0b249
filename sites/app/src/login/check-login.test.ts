import { ApiError } from '@glow/api/client';
import { describe, expect, it } from 'vitest';
import { checkLogin, loginFailure } from './check-login.ts';

describe('checkLogin', () => {
  // @spec 5.3 Login: email and password both required.
  // @spec 8.24 Login: 'Please enter both email and password.'
  it.each([
    ['email', { email: '  ', password: 'x' }],
    ['password', { email: 'ada@example.org', password: '' }],
  ])('asks for both and leads to the %s', (field, values) => {
    expect(checkLogin(values)).toEqual({ text: 'Please enter both email and password.', field });
  });

  it('marks both where both are empty', () => {
    const failure = checkLogin({ email: ' ', password: '' });
    expect(failure).toMatchObject({ field: 'email', alsoField: 'password' });
  });

  it('lets both through, whatever they are', () => {
    expect(checkLogin({ email: 'ada', password: ' ' })).toBeUndefined();
  });
});

describe('loginFailure', () => {
  // @spec 8.38 Server failures on account calls: the server's error text is shown, with fallbacks: login
  //   'Unable to sign you in. Please try again.' or 'Something went wrong. Please try again.';
  it('repeats the words of the server, and has its own for an answer without any and for none', () => {
    expect(loginFailure(new ApiError('http', { status: 401, serverText: 'No.' })).text).toBe('No.');
    expect(loginFailure(new ApiError('http', { status: 500 })).text).toBe(
      'Unable to sign you in. Please try again.',
    );
    expect(loginFailure(new ApiError('shape', { status: 200 })).text).toBe(
      'Unable to sign you in. Please try again.',
    );
    expect(loginFailure(new ApiError('network')).text).toBe('Something went wrong. Please try again.');
  });
});
