import { type ForgotPasswordRequest, normaliseAnswer, normaliseEmail } from '@glow/api';
import { countAttempts, forgetAttempts } from '../../platform/attempts/count-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deleteSessionsOf } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  deleteRecoveryCode,
  deleteRecoveryCodeOf,
  findResetProofs,
  replacePassword,
} from './account.repository.ts';
import { resetFailed } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { resetAttempts } from './attempt-limits.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-code.ts';
import type { ResetBreaker } from './reset-breaker.ts';
import { forgetPlaces } from './sign-in-places.repository.ts';

export type ResetDependencies = Pick<Dependencies, 'db' | 'clock' | 'auth' | 'metrics'> & {
  readonly breaker: ResetBreaker;
};

/**
 * Sets a new password with the answer to the security question or with a recovery code, ends every session
 * and voids the code.
 * An unknown address, a wrong question, a wrong answer and too many attempts fail alike: one text, one status,
 * the same queries and one Argon2 check. Too many attempts close the question and nothing else: signing in and
 * the recovery code, which cannot be guessed, stay open, so that nobody is locked out by a stranger.
 * @throws {ServiceError} `invalid_password`, `reset_failed`.
 */
export async function resetPassword(
  { db, clock, auth, metrics, breaker }: ResetDependencies,
  { securityQuestion, securityAnswer, newPassword, ...request }: ForgotPasswordRequest,
): Promise<void> {
  const { hasher, secrets } = auth;
  const email = normaliseEmail(request.email);
  checkNewPassword(newPassword, ACCOUNT_TEXTS.reset.weakPassword);
  const now = clock.now();
  const proofs = await findResetProofs(db.queries, email);
  const attempts = [...resetAttempts(email), await breaker.attemptAt(proofs?.account.id)];
  const { exceeded } = await countAttempts(db.queries, secrets.attemptKey, attempts, now);
  if (exceeded) metrics.refusedAttempts.inc({ limit: exceeded });

  const isCode = isRecoveryCode(securityAnswer, proofs?.codeHash);
  const answerHash = proofs?.question === securityQuestion ? proofs.answerHash : null;
  const isAnswer = await hasher.isAnswer(normaliseAnswer(securityAnswer), answerHash ?? undefined);
  if (!proofs || !(isCode || (isAnswer && !exceeded))) throw resetFailed();

  const { account } = proofs;
  const nextHash = await hasher.hashPassword(newPassword);
  await inTransaction(db.queries, async (transaction) => {
    const event = { accountId: account.id };
    if (!(await replacePassword(transaction, account, nextHash, now))) throw resetFailed();
    if (isCode) {
      if (!(await deleteRecoveryCode(transaction, account.id, hashOfRecoveryCode(securityAnswer))))
        throw resetFailed();
      await recordEvent(transaction, { ...event, event: 'recovery_code.used' }, now);
    }
    await deleteRecoveryCodeOf(transaction, account.id);
    await deleteSessionsOf(transaction, account.id);
    await forgetAttempts(transaction, secrets.attemptKey, resetAttempts(email));
    await forgetPlaces(transaction, account.id);
    await recordEvent(transaction, { ...event, event: 'password.reset' }, now);
  });
}
