import { ApiError } from '@glow/api/client';
import type { Failure, FormValues } from '../forms/form-values.ts';
import { serverFailure } from '../forms/server-failure.ts';
import { LOGIN_TEXTS } from './login.messages.ts';

export const LOGIN_NAMES = ['email', 'password'] as const;
export type LoginName = (typeof LOGIN_NAMES)[number];

/** Spec section 5: both required. */
export function checkLogin({ email, password }: FormValues<LoginName>): Failure<LoginName> | undefined {
  const text = LOGIN_TEXTS.missing;
  if (!email.trim()) return { text, field: 'email', ...(!password && { alsoField: 'password' }) };
  if (!password) return { text, field: 'password' };
  return undefined;
}

/** Returns an answer without words and no answer at all say different things (INTERFACE section 4). */
export function loginFailure(error: unknown): Failure<LoginName> {
  const isAnswered = error instanceof ApiError && error.kind !== 'network';
  return serverFailure(error, isAnswered ? LOGIN_TEXTS.failed : LOGIN_TEXTS.noAnswer);
}
