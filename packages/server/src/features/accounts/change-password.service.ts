import type { ChangePasswordRequest } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deleteOtherSessions, normalisePassword, type Person } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { deleteRecoveryCodeOf, replacePassword } from './account.repository.ts';
import { invalidPassword } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { forgetProofAttempts, proofIsGone, provePassword } from './password-proof.ts';
import { checkNewPassword } from './password-rules.ts';
import { forgetPlaces } from './sign-in-places.repository.ts';

/**
 * Sets a new password for the one before, ends every other session and voids the recovery code, since whoever has
 * one of those may be why (ASVS 5.0, 7.4.3).
 * @throws {ServiceError} `invalid_password`; `wrong_credentials`, also after too many attempts.
 */
export async function changePassword(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  person: Person,
  { password, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { db, clock, auth } = dependencies;
  const { accountId } = person;
  const { weakPassword, samePassword } = ACCOUNT_TEXTS.changePassword;
  checkNewPassword(newPassword, weakPassword);
  const account = await provePassword(dependencies, accountId, password);
  if (normalisePassword(password) === normalisePassword(newPassword)) throw invalidPassword(samePassword);
  const nextHash = await auth.hasher.hashPassword(newPassword);
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    if (!(await replacePassword(transaction, account, nextHash, now)))
      throw await proofIsGone(transaction, accountId);
    await deleteRecoveryCodeOf(transaction, accountId);
    await forgetPlaces(transaction, accountId);
    await deleteOtherSessions(transaction, person);
    await forgetProofAttempts(transaction, auth, accountId);
    await recordEvent(transaction, { event: 'password.changed', accountId }, now);
  });
}
