import { PASSWORD_MIN_LENGTH } from './constants.ts';

/** Non-@ text, @, non-@ text, a dot, more text, and no spaces (spec section 5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
}

/**
 * At least 8 code points, one of them an upper-case letter of any script and one neither letter, digit nor
 * white space (spec section 5).
 */
export function isStrongPassword(text: string): boolean {
  return [...text].length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(text) && /[^\p{L}\p{N}\s]/u.test(text);
}

/** An address as it is stored and compared: trimmed, NFC, lower case (INTERFACE section 2: case-insensitive). */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
