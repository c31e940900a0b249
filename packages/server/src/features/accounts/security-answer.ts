import { isTooLong } from '../../platform/auth/index.ts';
import { invalidAnswer } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';

/**
 * Returns an answer as it is hashed and compared, so that case, accents, width, punctuation and spacing do not
 * matter: `" São  Paulo! "` and `"sao paulo"` are one. Punctuation counts where nothing else was typed, so that
 * `"!!!"` and `"?"` differ. Empty where nothing can be seen.
 */
export function normaliseAnswer(answer: string): string {
  const folded = answer
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return withSingleSpaces(folded.replace(/\p{P}+/gu, ' ')) || withSingleSpaces(folded);
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

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
