import { randomUUID } from 'node:crypto';
import { isEmail, normaliseEmail, type Session, type SignupRequest, TERMS_VERSION } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { emailTaken, invalidEmail } from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import { insertAccount, upsertSecurityAnswer } from '#people/account.repository.ts';
import { cleanDisplayName } from '#people/display-name.ts';
import { checkNewPassword } from '#people/password-rules.ts';
import { checkNewAnswer } from '#people/security-answer.ts';
import { rememberNetwork } from '#people/sign-in-networks.repository.ts';
import { openSession, sweepExpired } from './open-session.ts';

/**
 * Makes an account and signs it in. Everything is checked in the order of spec section 5.
 * @throws {ServiceError} `invalid_email`, `invalid_password`, `invalid_answer`, `already_exists`.
 */
export async function signUp(
  { db, clock, auth }: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  { password, securityQuestion, securityAnswer, consent_version = TERMS_VERSION, ...request }: SignupRequest,
  network: string,
): Promise<Session> {
  const email = normaliseEmail(request.email);
  const displayName = cleanDisplayName(request.displayName);
  if (!isEmail(email)) throw invalidEmail();
  checkNewPassword(password, ACCOUNT_TEXTS.signup.weakPassword);
  const answer = checkNewAnswer(securityAnswer);
  const [password_hash, answer_hash] = await Promise.all([
    auth.hasher.hashPassword(password),
    auth.hasher.hashAnswer(answer),
  ]);
  const now = clock.now();
  const account = {
    id: randomUUID(),
    email,
    display_name: displayName,
    password_hash,
    role: 'user' as const,
    terms_version: consent_version,
    created_at: now.toISOString(),
    password_changed_at: now.toISOString(),
  };
  await sweepExpired(db.queries, now);
  return inTransaction(db.queries, async (transaction) => {
    if (!(await insertAccount(transaction, account))) throw emailTaken();
    await upsertSecurityAnswer(transaction, {
      account_id: account.id,
      question: securityQuestion,
      answer_hash,
      changed_at: now.toISOString(),
    });
    await recordEvent(transaction, { event: 'account.created', accountId: account.id }, now);
    await rememberNetwork(transaction, auth.secrets.attemptKey, { accountId: account.id, network }, now);
    return openSession(transaction, auth.secrets, account, now);
  });
}
