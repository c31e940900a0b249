import { ApiError } from '@glow/api/client';
import { describe, expect, it } from 'vitest';
import { checkReset } from './check-reset.ts';
import { resetFailure } from './reset-password.ts';

const NOTHING = { email: '', securityQuestion: '', securityAnswer: '', newPassword: '', confirmation: '' };

describe('checkReset', () => {
  // @spec 5.7 Forgot password, in order: email required; email valid; question chosen; answer given; new
  //   password given; strength as for signup; confirmation equal.
  // @spec 8.31 Forgot password: 'Please enter the email associated with your account.';
  // @spec 8.32 'Please enter a valid email address.';
  // @spec 8.33 'Please choose your security question.';
  // @spec 8.34 'Please provide the answer to your security question.';
  // @spec 8.35 'Please enter a new password.';
  // @spec 8.36 'New password must be at least 8 characters, include an uppercase letter and a special
  //   character.';
  // @spec 8.37 'New password and confirmation do not match.'
  it('complains of one thing at a time, in order', () => {
    const steps = [
      [{}, 'email', 'Please enter the email associated with your account.'],
      [{ email: 'ada' }, 'email', 'Please enter a valid email address.'],
      [{ email: 'ada@example.org' }, 'securityQuestion', 'Please choose your security question.'],
      [
        { securityQuestion: 'first_pet' },
        'securityAnswer',
        'Please provide the answer to your security question.',
      ],
      [{ securityAnswer: ' Rex ' }, 'newPassword', 'Please enter a new password.'],
      [
        { newPassword: 'velvet-otter' },
        'newPassword',
        'New password must be at least 8 characters, include an uppercase letter and a special character.',
      ],
      [{ newPassword: 'Velvet-Otter-12' }, 'confirmation', 'New password and confirmation do not match.'],
    ] as const;
    let values = NOTHING;
    for (const [change, field, text] of steps) {
      values = { ...values, ...change };
      expect(checkReset(values)).toEqual({ field, text });
    }
    expect(checkReset({ ...values, confirmation: 'Velvet-Otter-12' })).toBeUndefined();
  });
});

describe('resetFailure', () => {
  // @spec 8.40 reset 'We couldn't reset your password. Please try again.' Reset success default: 'Password
  //   updated successfully. You can now sign in with your new password.' Automatic sign-in failure after
  //   reset: 'Password reset succeeded, but automatic sign in failed. Please sign in manually with your new
  //   password.'
  it('repeats the words of the server, else has its own', () => {
    const refused = new ApiError('http', { status: 400, code: 'invalid_password', serverText: 'Another.' });
    expect(resetFailure(refused)).toEqual({ text: 'Another.', field: 'newPassword' });
    expect(resetFailure(new ApiError('network')).text).toBe(
      "We couldn't reset your password. Please try again.",
    );
  });
});
