import { PASSWORD_MIN_LENGTH } from './constants.ts';

/** Non-@ text, @, non-@ text, a dot, more text, and no spaces (spec section 5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u.test(text);
}

/**
 * At least 8 code points, one of them an upper-case letter of any script and one neither letter, digit nor
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

/** An address as it is stored and compared: trimmed, NFC, lower case (INTERFACE section 2: case-insensitive). */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
