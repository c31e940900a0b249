import { isEmail, isStrongPassword } from '@glow/api';
import type { Failure, FormValues } from '../forms/form-values.ts';
import { serverFailure } from '../forms/server-failure.ts';
import { SIGNUP_TEXTS } from './signup.messages.ts';

export const SIGNUP_NAMES = [
  'displayName',
  'email',
  'password',
  'confirmation',
  'securityQuestion',
  'securityAnswer',
  'consent',
] as const;
export type SignupName = (typeof SIGNUP_NAMES)[number];

/** In the order of spec section 5; the name is asked for and not checked. */
export function checkSignup(values: FormValues<SignupName>): Failure<SignupName> | undefined {
  const { email, password, confirmation, securityQuestion, securityAnswer, consent } = values;
  if (!consent) return { text: SIGNUP_TEXTS.noConsent, field: 'consent' };
  if (!isEmail(email)) return { text: SIGNUP_TEXTS.invalidEmail, field: 'email' };
  if (!isStrongPassword(password)) return { text: SIGNUP_TEXTS.weakPassword, field: 'password' };
  if (password !== confirmation) return { text: SIGNUP_TEXTS.noMatch, field: 'confirmation' };
  if (!securityQuestion) return { text: SIGNUP_TEXTS.noQuestion, field: 'securityQuestion' };
  if (!securityAnswer.trim()) return { text: SIGNUP_TEXTS.noAnswer, field: 'securityAnswer' };
  return undefined;
}

export function signupFailure(error: unknown): Failure<SignupName> {
  return serverFailure(error, SIGNUP_TEXTS.failed, {
    already_exists: 'email',
    invalid_email: 'email',
    invalid_password: 'password',
    invalid_answer: 'securityAnswer',
  });
}
