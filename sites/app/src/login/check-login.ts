import { ApiError } from '@glow/api/client';
import type { Failure, FormValues } from '../forms/form-values.ts';
import { serverFailure } from '../forms/server-failure.ts';
import { LOGIN_TEXTS } from './login.messages.ts';

export const LOGIN_NAMES = ['email', 'password'] as const;
export type LoginName = (typeof LOGIN_NAMES)[number];

/** Spec section 5: both required. */
export function checkLogin({ email, password }: FormValues<LoginName>): Failure<LoginName> | undefined {
  if (!email.trim()) return { text: LOGIN_TEXTS.missing, field: 'email' };
  if (!password) return { text: LOGIN_TEXTS.missing, field: 'password' };
  return undefined;
}

/** Returns an answer without words and no answer at all say different things (INTERFACE section 4). */
export function loginFailure(error: unknown): Failure<LoginName> {
  const isAnswered = error instanceof ApiError && error.kind !== 'network';
  return serverFailure(error, isAnswered ? LOGIN_TEXTS.failed : LOGIN_TEXTS.noAnswer);
}
