import { fallbackDisplayName, isStrongPassword, PASSWORD_MIN_LENGTH } from '@glow/api';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordAdvice = 'common' | 'personal' | 'fair' | 'strong';

const STRONG_MIN_LENGTH = 14;
/** A name shorter than this may be part of a password by chance. */
const NAME_MIN_LENGTH = 4;

/** Who chooses the password; what is not known is empty. */
export interface PasswordOwner {
  readonly email: string;
  readonly displayName: string;
}

/** Returns how hard a password is to guess; nothing where it does not meet the rule of spec section 5 yet. */
export function advisePassword(password: string, owner: PasswordOwner): PasswordAdvice | undefined {
  if (!isStrongPassword(password)) return undefined;
  const { email, displayName } = owner;
  const names = [email, fallbackDisplayName(email), displayName, ...displayName.split(/\s+/u)];
  if (names.some((name) => isMadeOf(password, name))) return 'personal';
  if (isCommonPassword(password)) return 'common';
  return [...password].length < STRONG_MIN_LENGTH ? 'fair' : 'strong';
}

/** Whether a password is a name with fewer than eight other characters. */
function isMadeOf(password: string, name: string): boolean {
  const folded = fold(password);
  const foldedName = fold(name);
  if ([...foldedName].length < NAME_MIN_LENGTH || !folded.includes(foldedName)) return folded === foldedName;
  return [...folded.replaceAll(foldedName, '')].length < PASSWORD_MIN_LENGTH;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
