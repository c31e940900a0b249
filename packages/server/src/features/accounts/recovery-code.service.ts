import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { upsertRecoveryCode } from './account.repository.ts';
import { forgetProofAttempts, provePassword } from './password-proof.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

/**
 * A new recovery code, which voids the one before; only its hash is kept, so it is shown once.
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts.
 */
export async function createRecoveryCode(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  accountId: string,
  password: string,
): Promise<string> {
  const { db, clock, auth } = dependencies;
  await provePassword(dependencies, accountId, password);
  const code = makeRecoveryCode();
  const now = clock.now();
  await db.queries.transaction().execute(async (transaction) => {
    await forgetProofAttempts(transaction, auth, accountId);
    await upsertRecoveryCode(transaction, accountId, hashOfRecoveryCode(code), now);
    await recordEvent(transaction, { event: 'recovery_code.created', accountId }, now);
  });
  return code;
}
