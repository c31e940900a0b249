import { REFRESH_TOKEN_TTL_MS } from '@glow/api';
import type { Insertable, Kysely } from 'kysely';
import type { Role, SessionsTable } from '../db/account-tables.ts';
import type { Schema } from '../db/schema.ts';

/** Who calls, as the database has it now. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** How far the clocks of two servers, or one clock before and after it was set, may be apart. */
export const CLOCK_TOLERANCE_MS = 60 * 60 * 1000;

/**
 * Returns the latest expiry that a session created now can have; a later one was written under a clock that
 * was ahead.
 */
function latestExpiry(now: Date): string {
  return new Date(now.getTime() + REFRESH_TOKEN_TTL_MS + CLOCK_TOLERANCE_MS).toISOString();
}

export async function findPerson(
  db: Kysely<Schema>,
  sessionId: string,
  now: Date,
): Promise<Person | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id as accountId',
      'accounts.email as email',
      'accounts.display_name as displayName',
      'accounts.role as role',
      'sessions.id as sessionId',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('sessions.expires_at', '<=', latestExpiry(now))
    .executeTakeFirst();
}

export async function insertSession(db: Kysely<Schema>, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface Rotation {
  readonly sessionId: string;
  readonly usedHash: string;
  readonly nextHash: string;
  readonly expiresAt: Date;
}

/** Replaces the used refresh token by the next; returns false where it is not the session's current one. */
export async function rotateSession(db: Kysely<Schema>, rotation: Rotation, now: Date): Promise<boolean> {
  const outcome = await db
    .updateTable('sessions')
    .set({ refresh_hash: rotation.nextHash, expires_at: rotation.expiresAt.toISOString() })
    .where('id', '=', rotation.sessionId)
    .where('refresh_hash', '=', rotation.usedHash)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', latestExpiry(now))
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

/** Deletes a session and returns its account; undefined where there was none. */
export async function deleteSession(db: Kysely<Schema>, sessionId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export async function deleteSessionsOf(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** Deletes all sessions of an account but one; returns how many. */
export async function deleteOtherSessions(
  db: Kysely<Schema>,
  { accountId, sessionId }: Pick<Person, 'accountId' | 'sessionId'>,
): Promise<number> {
  const outcome = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', sessionId)
    .executeTakeFirst();
  return Number(outcome.numDeletedRows);
}

export async function deleteExpiredSessions(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now.toISOString()), eb('expires_at', '>', latestExpiry(now))]),
    )
    .execute();
}
