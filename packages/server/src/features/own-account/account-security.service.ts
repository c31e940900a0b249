import type { AccountSecurity, SessionsEnded } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import { deleteOtherSessions, type Person } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { notSignedIn } from '#people/account.errors.ts';
import { findGuardingEvents, findGuards, findSignInBefore } from './account-security.repository.ts';
import { findSessionData } from './personal-data.repository.ts';

/**
 * Returns which credentials an account has and since when, where it is signed in, and which of them changed
 * between the last sign-in and this one.
 * @throws {ServiceError} `not_signed_in` where the account or the session ended in the meantime.
 */
export async function describeSecurity(
  { db }: { readonly db: Database },
  { accountId, sessionId }: Person,
): Promise<AccountSecurity> {
  const guards = await findGuards(db.queries, accountId);
  const sessions = await findSessionData(db.queries, accountId);
  const startedAt = sessions.find(({ id }) => id === sessionId)?.created_at;
  if (!guards || !startedAt) throw notSignedIn();
  const before = await findSignInBefore(db.queries, accountId, startedAt);
  const { question, question_changed_at, code_created_at } = guards;
  return {
    password_changed_at: guards.password_changed_at,
    ...(question &&
      question_changed_at && { security_question: { question, changed_at: question_changed_at } }),
    ...(code_created_at && { recovery_code_created_at: code_created_at }),
    sessions: sessions.map(({ id, created_at, expires_at }) => ({
      started_at: created_at,
      ends_at: expires_at,
      is_this_one: id === sessionId,
    })),
    ...(before && { previous_sign_in_at: before }),
    changes: before
      ? await findGuardingEvents(db.queries, accountId, { after: before, until: startedAt })
      : [],
  };
}

/** Ends every session of a person but the current one; returns how many there were. */
export async function endOtherSessions(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  person: Person,
): Promise<SessionsEnded> {
  return inTransaction(db.queries, async (transaction) => {
    const ended = await deleteOtherSessions(transaction, person);
    const event = { event: 'sessions.others_ended', accountId: person.accountId } as const;
    if (ended > 0) await recordEvent(transaction, event, clock.now());
    return { ended };
  });
}
