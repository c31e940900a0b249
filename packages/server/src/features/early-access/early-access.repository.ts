import type { Insertable, Kysely } from 'kysely';
import type { EarlyAccessRegistrationsTable, Schema } from '../../platform/db/schema.ts';

/** One row per address; the first row stays as it is but for the time of the last join. */
export async function upsertRegistration(
  db: Kysely<Schema>,
  registration: Insertable<EarlyAccessRegistrationsTable>,
): Promise<void> {
  await db
    .insertInto('early_access_registrations')
    .values(registration)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ ref }) => ({ last_joined_at: ref('excluded.last_joined_at') })),
    )
    .execute();
}
