import type { Tokens } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import { deleteSession, type Person } from '#infra/auth/session.repository.ts';
import { refreshSession } from '#infra/auth/sessions.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { sessionEnded } from '#people/account.errors.ts';

/**
 * Exchanges a refresh token, which is used up, for new tokens.
 * @throws {ServiceError} `session_ended`; a token that was used before ends the session of both who have it.
 */
export async function refreshTokens(
  { db, clock, auth }: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  refresh: string,
): Promise<Tokens> {
  const tokens = await refreshSession(db.queries, auth.secrets, refresh, clock.now());
  if (!tokens) throw sessionEnded();
  return tokens;
}

/** Ends this session, its access and its refresh token, and no other of the same person. */
export async function signOut(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { sessionId, accountId }: Person,
): Promise<void> {
  await inTransaction(db.queries, async (transaction) => {
    if (!(await deleteSession(transaction, sessionId))) return;
    await recordEvent(transaction, { event: 'session.ended', accountId }, clock.now());
  });
}
