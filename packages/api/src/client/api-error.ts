import type { ErrorCode } from '../error-codes.ts';

/**
 * Why a call failed: no answer came (`network`), an answer with a failing status (`http`), an answer of
 * another form than the contract's (`shape`), or the caller gave up (`aborted`, to be dropped silently).
 */
export type ApiErrorKind = 'network' | 'http' | 'shape' | 'aborted';

export interface ApiErrorDetails {
  /** HTTP status of a failing answer. */
  readonly status?: number;
  readonly code?: ErrorCode;
  /** The server's own words for people; only ever a non-empty string. */
  readonly serverText?: string;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly serverText: string | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.serverText ?? kind, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.serverText = details.serverText;
  }
}

/** Whether a failure is only the caller's own abort, which is ignored silently (spec section 7). */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}
