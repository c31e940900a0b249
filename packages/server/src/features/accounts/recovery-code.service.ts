import { recordEvent } from '../../platform/audit/record-event.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { upsertRecoveryCode } from './account.repository.ts';
import { holdProof, provePassword } from './password-proof.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

/**
 * A new recovery code, which voids the one before; only its hash is kept, so it is shown once.
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts; `not_signed_in`.
 */
export async function createRecoveryCode(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  accountId: string,
  password: string,
): Promise<string> {
  const { db, clock, auth } = dependencies;
  const account = await provePassword(dependencies, accountId, password);
  const code = makeRecoveryCode();
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    await holdProof(transaction, auth, account);
    await upsertRecoveryCode(transaction, accountId, hashOfRecoveryCode(code), now);
    await recordEvent(transaction, { event: 'recovery_code.created', accountId }, now);
  });
  return code;
}
