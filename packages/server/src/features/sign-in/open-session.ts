import { displayNameOf, type Session } from '@glow/api';
import type { Kysely } from 'kysely';
import type { Secrets } from '#infra/auth/secrets.ts';
import { deleteExpiredSessions } from '#infra/auth/session.repository.ts';
import { startSession } from '#infra/auth/sessions.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Schema } from '#infra/db/schema.ts';
import { sweepStoredAttempts } from '#infra/rate-limits/database-counters.ts';
import type { Account } from '#people/account.repository.ts';
import { deleteExpiredNetworks } from '#people/sign-in-networks.repository.ts';

/**
 * Deletes the expired sessions, counters and networks of everybody. In a transaction of its own: a sign-in
 * that held rows of others would wait for their transactions, and they for it.
 */
export async function sweepExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await deleteExpiredSessions(transaction, now);
    await sweepStoredAttempts(transaction, now);
    await deleteExpiredNetworks(transaction, now);
  });
}

/** Signs an account in, inside the caller's transaction. */
export async function openSession(
  db: Kysely<Schema>,
  secrets: Secrets,
  account: Pick<Account, 'id' | 'email' | 'display_name' | 'role'>,
  now: Date,
): Promise<Session> {
  const tokens = await startSession(db, secrets, account.id, now);
  const { email, display_name, role } = account;
  const displayName = displayNameOf({ email, displayName: display_name });
  return { ...tokens, user: { email, displayName, isAdmin: role === 'administrator' } };
}
