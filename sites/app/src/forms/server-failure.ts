import type { ErrorCode } from '@glow/api';
import { ApiError } from '@glow/api/client';
import type { Failure } from './form-values.ts';

/**
 * Returns what a failed call says: the server's own words, else the fallback (spec section 8).
 * @param fields The control that a code is about.
 */
export function serverFailure<Name extends string>(
  error: unknown,
  fallback: string,
  fields: Partial<Record<ErrorCode, Name>> = {},
): Failure<Name> {
  if (!(error instanceof ApiError)) return { text: fallback };
  const field = error.code && fields[error.code];
  return { text: error.serverText ?? fallback, ...(field && { field }) };
}
