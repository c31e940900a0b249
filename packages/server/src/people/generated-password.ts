import { randomInt } from 'node:crypto';
import { isStrongPassword } from '@glow/api';

/** Without signs that are read as one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Twenty random signs, 115 bits, in groups that can be read aloud; it meets the rule of spec section 5. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  const password = Array.from({ length: GROUPS }, group).join('-');
  return isStrongPassword(password) ? password : generatePassword();
}
