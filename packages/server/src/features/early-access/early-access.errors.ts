import type { ErrorAnswer } from '@glow/api';
import type { InvalidField } from '#infra/errors/invalid-part.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { EARLY_ACCESS_TEXTS } from './early-access.messages.ts';

export function invalidEmail(): ServiceError {
  return new ServiceError('invalid_email');
}

export const invalidJoinField: InvalidField = (field) =>
  field === 'consent'
    ? new ServiceError('invalid_request', { text: EARLY_ACCESS_TEXTS.noConsent })
    : undefined;

/**
 * Adds the fields that the client reads: `status`, and `message` where there is one (spec section 7). A
 * server error has no text, so that the client shows its own (spec section 8).
 */
export function shapeEarlyAccessError({ error }: ErrorAnswer, status: number): object {
  return status >= 500 ? { status: 'error' } : { status: 'error', message: error };
}
