import { fallbackDisplayName, isStrongPassword, PASSWORD_MIN_LENGTH } from '@glow/api';
import { isTooLong, normalisePassword } from '../../platform/auth/index.ts';
import { invalidPassword } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A name shorter than this may be part of a password by chance. */
const NAME_MIN_LENGTH = 4;

export interface NewPassword {
  readonly password: string;
  readonly email: string;
  readonly displayName?: string;
  /** What to say where the rule of spec section 5 is not met. */
  readonly weakText: string;
}

/**
 * The rule of spec section 5, then what makes a password that meets it easy to guess all the same.
 * @throws {ServiceError} `invalid_password`, with what to do.
 */
export function checkNewPassword({ password, email, displayName = '', weakText }: NewPassword): void {
  const texts = ACCOUNT_TEXTS.password;
  if (!isStrongPassword(password)) throw invalidPassword(weakText);
  if (isTooLong(normalisePassword(password))) throw invalidPassword(texts.tooLong);
  const personal = [email, fallbackDisplayName(email), displayName, ...displayName.split(/\s+/u)];
  if (personal.some((text) => isMadeOf(password, text))) throw invalidPassword(texts.personal);
  if (isCommonPassword(password)) throw invalidPassword(texts.common);
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
