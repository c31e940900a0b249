import type { Tokens } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deleteSession, type Person, refreshSession } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { sessionEnded } from './accounts.errors.ts';

/**
 * New tokens for a refresh token, which is used up.
 * @throws {ServiceError} `session_ended`; a token that was used before ends the session of both who have it.
 */
export async function refreshTokens(
  { db, clock, auth }: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  refresh: string,
): Promise<Tokens> {
  const tokens = await refreshSession(db.queries, auth.secrets, refresh, clock.now());
  if (!tokens) throw sessionEnded();
  return tokens;
}

/** Ends this session, its access and its refresh token, and no other of the same person. */
export async function signOut(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { sessionId, accountId }: Person,
): Promise<void> {
  await inTransaction(db.queries, async (transaction) => {
    if (!(await deleteSession(transaction, sessionId))) return;
    await recordEvent(transaction, { event: 'session.ended', accountId }, clock.now());
  });
}
