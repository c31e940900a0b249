import { type ForgotPasswordRequest, normaliseAnswer, normaliseEmail } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import { deleteSessionsOf } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Metrics } from '#infra/metrics.ts';
import { countStoredAttempts, deleteStoredAttempts } from '#infra/rate-limits/database-counters.ts';
import { resetFailed } from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import {
  deleteRecoveryCode,
  deleteRecoveryCodeOf,
  findResetProofs,
  replacePassword,
} from '#people/account.repository.ts';
import { resetAttempts } from '#people/account-limits.ts';
import { checkNewPassword } from '#people/password-rules.ts';
import { hashOfRecoveryCode, isRecoveryCode } from '#people/recovery-code.ts';
import { deleteNetworksOf } from '#people/sign-in-networks.repository.ts';
import type { ResetBreaker } from './reset-breaker.ts';

export type ResetDependencies = {
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly metrics: Metrics;
} & {
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
  const { exceeded } = await countStoredAttempts(db.queries, secrets.attemptKey, attempts, now);
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
    await deleteStoredAttempts(transaction, secrets.attemptKey, resetAttempts(email));
    await deleteNetworksOf(transaction, account.id);
    await recordEvent(transaction, { ...event, event: 'password.reset' }, now);
  });
}
