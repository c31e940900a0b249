import { countAttempts, forgetAttempts } from '../../platform/attempts/count-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findAccountById, upsertRecoveryCode } from './account.repository.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { passwordProofAttempts } from './attempt-limits.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

/**
 * A new recovery code, which voids the one before; only its hash is kept, so it is shown once. The password is
 * asked for again, since a code outlives the session that asks for it (ASVS 5.0, 7.5.1).
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts.
 */
export async function createRecoveryCode(
  { db, clock, auth }: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  accountId: string,
  password: string,
): Promise<string> {
  const attempts = passwordProofAttempts(accountId);
  const now = clock.now();
  const count = await countAttempts(db.queries, auth.secrets.attemptKey, attempts, now);
  const account = await findAccountById(db.queries, accountId);
  const isRight = await auth.hasher.isPassword(password, account?.password_hash);
  if (!isRight || count === 'exceeded') throw wrongCredentials(ACCOUNT_TEXTS.recoveryCode.wrongPassword);
  const code = makeRecoveryCode();
  await db.queries.transaction().execute(async (transaction) => {
    await forgetAttempts(transaction, auth.secrets.attemptKey, attempts);
    await upsertRecoveryCode(transaction, accountId, hashOfRecoveryCode(code), now);
    await recordEvent(transaction, { event: 'recovery_code.created', accountId }, now);
  });
  return code;
}
