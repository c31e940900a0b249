import type { ChangeSecurityQuestionRequest } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Person } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { noQuestionForAdministrators } from '#people/account.errors.ts';
import { upsertSecurityAnswer } from '#people/account.repository.ts';
import { lockProvenAccount, verifyPassword } from '#people/password-proof.ts';
import { checkNewAnswer } from '#people/security-answer.ts';

/**
 * Sets the question and answer that a forgotten password is reset with. An administrator has none, since
 * whoever guessed the answer would administrate.
 * @throws {ServiceError} `invalid_request` for an administrator; `invalid_answer`; `wrong_credentials`, also
 *   after too many attempts.
 */
export async function changeSecurityQuestion(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  { accountId, role }: Person,
  { password, securityQuestion, securityAnswer }: ChangeSecurityQuestionRequest,
): Promise<void> {
  const { db, clock, auth } = dependencies;
  if (role === 'administrator') throw noQuestionForAdministrators();
  const answer = checkNewAnswer(securityAnswer);
  const account = await verifyPassword(dependencies, accountId, password);
  const answerHash = await auth.hasher.hashAnswer(answer);
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    await lockProvenAccount(transaction, auth, account);
    await upsertSecurityAnswer(transaction, {
      account_id: accountId,
      question: securityQuestion,
      answer_hash: answerHash,
      changed_at: now.toISOString(),
    });
    await recordEvent(transaction, { event: 'security_question.changed', accountId }, now);
  });
}
