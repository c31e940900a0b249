import type { ErrorCode } from '@glow/api';
import { ERROR_TEXTS } from './error.messages.ts';

interface ServiceErrorDetails {
  /** Words for the caller instead of the code's own; ignored for a status of 500 and above. */
  readonly text?: string;
  readonly retryAfterMs?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** A failure that a rule of ours names; the error handler turns its code into a status and an answer. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, { text, retryAfterMs, cause }: ServiceErrorDetails = {}) {
    super(text ?? ERROR_TEXTS[code], { cause });
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
