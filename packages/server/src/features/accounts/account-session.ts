import { displayNameOf, type Session } from '@glow/api';
import type { Kysely } from 'kysely';
import { sweepAttempts } from '../../platform/attempts/count-attempts.ts';
import { deleteExpiredSessions, type Secrets, startSession } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Account } from './account.repository.ts';
import { deleteExpiredPlaces } from './sign-in-places.repository.ts';

/**
 * Deletes the expired sessions, counters and networks of everybody. In a transaction of its own: a sign-in that held rows of
 * others would wait for their transactions, and they for it.
 */
export async function sweepExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await deleteExpiredSessions(transaction, now);
    await sweepAttempts(transaction, now);
    await deleteExpiredPlaces(transaction, now);
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
