import { isStrongPassword } from '@glow/api';
import { isTooLong, normalisePassword } from '#infra/auth/secret-hasher.ts';
import { invalidPassword } from './account.errors.ts';
import { ACCOUNT_TEXTS } from './account.messages.ts';

/**
 * Checks the rule of spec section 5, whatever the password's commonness, and the technical maximum of 1024 bytes.
 * @param weakText What to say where the rule is not met.
 * @throws {ServiceError} `invalid_password`, with what to do.
 */
export function checkNewPassword(password: string, weakText: string): void {
  if (!isStrongPassword(password)) throw invalidPassword(weakText);
  if (isTooLong(normalisePassword(password))) throw invalidPassword(ACCOUNT_TEXTS.password.tooLong);
}
