import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 5;
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const NOBODYS_HASH = hashOfRecoveryCode('');

/**
 * Generates 125 random bits in five groups of five, such as `7K2QM-…`; may be typed in any case and spacing.
 */
export function makeRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`glow recovery code\n${canonicalCode(code)}`)
    .digest('base64url');
}

/** Takes the same time whether or not there is a code. */
export function isRecoveryCode(typed: string, knownHash: string | null | undefined): boolean {
  const given = Buffer.from(hashOfRecoveryCode(typed));
  const isEqual = timingSafeEqual(given, Buffer.from(knownHash ?? NOBODYS_HASH));
  return isEqual && typeof knownHash === 'string';
}

function canonicalCode(code: string): string {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
}
