import type { Kysely } from 'kysely';
import { deleteSessionsOf } from '#infra/auth/session.repository.ts';
import type { Schema } from '#infra/db/schema.ts';
import type { Account } from './account.repository.ts';
import { deleteNetworksOf } from './sign-in-networks.repository.ts';

/** Returns the administrator whose account is the oldest. */
export async function findFirstAdministrator(db: Kysely<Schema>): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', 'administrator')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Promotes an account to administrator; returns false where it is one by now, or is gone. */
export async function promote(db: Kysely<Schema>, accountId: string): Promise<boolean> {
  const outcome = await db
    .updateTable('accounts')
    .set({ role: 'administrator' })
    .where('id', '=', accountId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

/**
 * Sets a password and deletes every other credential and session, so that a previous owner cannot come back
 * in.
 */
export async function replaceCredentials(
  db: Kysely<Schema>,
  accountId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('security_answers').where('account_id', '=', accountId).execute();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await deleteNetworksOf(db, accountId);
  await deleteSessionsOf(db, accountId);
}
