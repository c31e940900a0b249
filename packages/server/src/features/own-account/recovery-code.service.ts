import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { upsertRecoveryCode } from '#people/account.repository.ts';
import { lockProvenAccount, verifyPassword } from '#people/password-proof.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from '#people/recovery-code.ts';

/**
 * Creates a recovery code, which voids the previous one; only its hash is stored, so it is shown once.
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts; `not_signed_in`.
 */
export async function createRecoveryCode(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  accountId: string,
  password: string,
): Promise<string> {
  const { db, clock, auth } = dependencies;
  const account = await verifyPassword(dependencies, accountId, password);
  const code = makeRecoveryCode();
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    await lockProvenAccount(transaction, auth, account);
    await upsertRecoveryCode(transaction, accountId, hashOfRecoveryCode(code), now);
    await recordEvent(transaction, { event: 'recovery_code.created', accountId }, now);
  });
  return code;
}
