import { PASSWORD_MIN_LENGTH } from './constants.ts';
import { EMAIL_MAX_LENGTH, SEARCH_TOTAL_MAX, SEARCH_TRIGRAM, SHORT_SEARCH_TOTAL_MAX } from './limits.ts';

/** Controls, formats, and what is drawn as nothing, such as a Hangul filler. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns whether a text is an address: non-@ text, @, non-@ text, a dot, more text, and no spaces (spec section 5).
 * Invisible characters, which imitate other addresses, and addresses that no mail server takes are none either.
 */
export function isEmail(text: string): boolean {
  return (
    /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u.test(text) &&
    !INVISIBLE.test(text) &&
    [...normaliseEmail(text)].length <= EMAIL_MAX_LENGTH
  );
}

/**
 * Returns at least 8 code points, one of them an upper-case letter of any script and one neither letter, digit nor
 * white space (spec section 5).
 */
export function isStrongPassword(text: string): boolean {
  return [...text].length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(text) && /[^\p{L}\p{N}\s]/u.test(text);
}

/** Returns an address without the slashes at its end, in time that grows with the text alone. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}

/**
 * Returns an address as it is stored and compared: trimmed, lower case, NFC (INTERFACE section 2: case-insensitive).
 * May be longer than what was typed. Changes nothing the second time.
 */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}

/** Returns how many rows a search counts at most. */
export function searchTotalMax(text: string): number {
  return [...normaliseEmail(text)].length < SEARCH_TRIGRAM ? SHORT_SEARCH_TOTAL_MAX : SEARCH_TOTAL_MAX;
}

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
