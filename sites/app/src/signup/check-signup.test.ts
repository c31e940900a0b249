import { ApiError } from '@glow/api/client';
import { describe, expect, it } from 'vitest';
import { checkSignup, signupFailure } from './check-signup.ts';

const NOTHING = {
  displayName: '',
  email: '',
  password: '',
  confirmation: '',
  securityQuestion: '',
  securityAnswer: '',
  consent: '',
};
const WEAK = 'Password must be at least 8 characters, include an uppercase letter and a special character.';

describe('checkSignup', () => {
  // @spec 5.4 Signup, checked in this order: terms accepted; email matches {email} with no spaces; password
  //   at least 8 characters with at least one uppercase letter and one special character; confirmation equal;
  //   security question chosen; answer non-blank.
  // @spec 5.6 Name is marked required in the form but not otherwise checked.
  // @spec 8.25 Signup: 'Please accept the terms to continue.';
  // @spec 8.26 'Please enter a valid email address.';
  // @spec 8.27 'Password must be at least 8 characters, include an uppercase letter and a special
  //   character.';
  // @spec 8.28 'Passwords do not match.';
  // @spec 8.29 'Please choose a security question.';
  // @spec 8.30 'Please provide an answer to your security question.'
  it('complains of one thing at a time, in order, and never of the name', () => {
    const steps = [
      [{}, 'consent', 'Please accept the terms to continue.'],
      [{ consent: 'on' }, 'email', 'Please enter a valid email address.'],
      [{ email: 'a da@example.org' }, 'email', 'Please enter a valid email address.'],
      [{ email: 'ada@example.org' }, 'password', WEAK],
      [{ password: 'Velvet1' }, 'password', WEAK],
      [{ password: 'velvet-otter' }, 'password', WEAK],
      [{ password: 'VelvetOtter12' }, 'password', WEAK],
      [{ password: 'Velvet-Otter-12' }, 'confirmation', 'Passwords do not match.'],
      [{ confirmation: 'Velvet-Otter-12' }, 'securityQuestion', 'Please choose a security question.'],
      [
        { securityQuestion: 'first_pet' },
        'securityAnswer',
        'Please provide an answer to your security question.',
      ],
      [{ securityAnswer: '   ' }, 'securityAnswer', 'Please provide an answer to your security question.'],
    ] as const;
    let values = NOTHING;
    for (const [change, field, text] of steps) {
      values = { ...values, ...change };
      expect(checkSignup(values)).toEqual({ field, text });
    }
    expect(checkSignup({ ...values, securityAnswer: 'Quibbleworth' })).toBeUndefined();
  });
});

describe('signupFailure', () => {
  // @spec 8.39 signup 'Unable to create your account. Please try again.';
  it('repeats the words of the server beside what they are about, else has its own', () => {
    const taken = new ApiError('http', { status: 409, code: 'already_exists', serverText: 'Taken.' });
    expect(signupFailure(taken)).toEqual({ text: 'Taken.', field: 'email' });
    expect(signupFailure(new ApiError('http', { status: 503 }))).toEqual({
      text: 'Unable to create your account. Please try again.',
    });
    expect(signupFailure(new ApiError('network')).text).toBe(
      'Unable to create your account. Please try again.',
    );
  });
});
