import { normaliseAnswer } from '@glow/api';
import { isTooLong } from '#infra/auth/secret-hasher.ts';
import { invalidAnswer } from './account.errors.ts';
import { ACCOUNT_TEXTS } from './account.messages.ts';

/**
 * Returns the normalised answer. Any answer that is not blank is taken, whatever its commonness (spec section 5).
 * @throws {ServiceError} `invalid_answer` where it is blank or has more than 1024 bytes.
 */
export function checkNewAnswer(answer: string): string {
  const normalised = normaliseAnswer(answer);
  if (!normalised) throw invalidAnswer(ACCOUNT_TEXTS.signup.noAnswer);
  if (isTooLong(normalised)) throw invalidAnswer(ACCOUNT_TEXTS.answer.tooLong);
  return normalised;
}
