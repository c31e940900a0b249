import { displayNameOf, type Session } from '@glow/api';
import type { Kysely } from 'kysely';
import { sweepAttempts } from '../../platform/attempts/count-attempts.ts';
import { deleteExpiredSessions, type Secrets, startSession } from '../../platform/auth/index.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Account } from './account.repository.ts';

/** Signs an account in, inside the caller's transaction; old sessions and counters of everybody go with it. */
export async function openSession(
  db: Kysely<Schema>,
  secrets: Secrets,
  account: Pick<Account, 'id' | 'email' | 'display_name' | 'role'>,
  now: Date,
): Promise<Session> {
  await deleteExpiredSessions(db, now);
  await sweepAttempts(db, now);
  const tokens = await startSession(db, secrets, account.id, now);
  const { email, display_name, role } = account;
  const displayName = displayNameOf({ email, displayName: display_name });
  return { ...tokens, user: { email, displayName, isAdmin: role === 'administrator' } };
}
