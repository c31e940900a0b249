import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

/**
 * Deletes an account with everything that refers to it; a second transaction that does the same waits and finds
 * nothing left.
 * @returns how much went with it; nothing where it is an administrator's, or gone.
 */
export async function eraseAccount(
  db: Kysely<Schema>,
  accountId: string,
): Promise<{ readonly wardrobeItems: number } | undefined> {
  const { count } = await db
    .selectFrom('wardrobe_items')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const outcome = await db
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return outcome.numDeletedRows === 1n ? { wardrobeItems: Number(count) } : undefined;
}

/** Deletes the registration of an address; returns whether there was one. */
export async function eraseRegistration(db: Kysely<Schema>, email: string): Promise<boolean> {
  const outcome = await db
    .deleteFrom('early_access_registrations')
    .where('email', '=', email)
    .executeTakeFirst();
  return outcome.numDeletedRows === 1n;
}
