import type { ChangeSecurityQuestionRequest } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Person } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { upsertSecurityAnswer } from './account.repository.ts';
import { noQuestionForAdministrators } from './accounts.errors.ts';
import { holdProof, provePassword } from './password-proof.ts';
import { checkNewAnswer } from './security-answer.ts';

/**
 * Sets the question and answer that a forgotten password is reset with. An administrator has none, since
 * whoever guessed the answer would administrate.
 * @throws {ServiceError} `invalid_request` for an administrator; `invalid_answer`; `wrong_credentials`, also
 *   after too many attempts.
 */
export async function changeSecurityQuestion(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  { accountId, role }: Person,
  { password, securityQuestion, securityAnswer }: ChangeSecurityQuestionRequest,
): Promise<void> {
  const { db, clock, auth } = dependencies;
  if (role === 'administrator') throw noQuestionForAdministrators();
  const answer = checkNewAnswer(securityAnswer);
  const account = await provePassword(dependencies, accountId, password);
  const answerHash = await auth.hasher.hashAnswer(answer);
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    await holdProof(transaction, auth, account);
    await upsertSecurityAnswer(transaction, {
      account_id: accountId,
      question: securityQuestion,
      answer_hash: answerHash,
      changed_at: now.toISOString(),
    });
    await recordEvent(transaction, { event: 'security_question.changed', accountId }, now);
  });
}
