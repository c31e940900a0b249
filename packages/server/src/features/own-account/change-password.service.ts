import type { ChangePasswordRequest } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import { normalisePassword } from '#infra/auth/secret-hasher.ts';
import { deleteOtherSessions, type Person } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { invalidPassword } from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import { deleteRecoveryCodeOf, replacePassword } from '#people/account.repository.ts';
import { deleteProofAttempts, proofError, verifyPassword } from '#people/password-proof.ts';
import { checkNewPassword } from '#people/password-rules.ts';
import { deleteNetworksOf } from '#people/sign-in-networks.repository.ts';

/**
 * Sets a new password for the one before, ends every other session and voids the recovery code, since whoever has
 * one of those may be why (ASVS 5.0, 7.4.3).
 * @throws {ServiceError} `invalid_password`; `wrong_credentials`, also after too many attempts.
 */
export async function changePassword(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  person: Person,
  { password, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { db, clock, auth } = dependencies;
  const { accountId } = person;
  const { weakPassword, samePassword } = ACCOUNT_TEXTS.changePassword;
  checkNewPassword(newPassword, weakPassword);
  const account = await verifyPassword(dependencies, accountId, password);
  if (normalisePassword(password) === normalisePassword(newPassword)) throw invalidPassword(samePassword);
  const nextHash = await auth.hasher.hashPassword(newPassword);
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    if (!(await replacePassword(transaction, account, nextHash, now)))
      throw await proofError(transaction, accountId);
    await deleteRecoveryCodeOf(transaction, accountId);
    await deleteNetworksOf(transaction, accountId);
    await deleteOtherSessions(transaction, person);
    await deleteProofAttempts(transaction, auth, accountId);
    await recordEvent(transaction, { event: 'password.changed', accountId }, now);
  });
}
