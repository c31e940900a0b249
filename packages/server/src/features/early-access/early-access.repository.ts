import type { Insertable, Kysely } from 'kysely';
import type { EarlyAccessRegistrationsTable, Schema } from '#infra/db/schema.ts';

export type Registration = Insertable<EarlyAccessRegistrationsTable>;

/**
 * Stores registrations with one statement: one row per address; the first row stays as it is but for the time of
 * the last join.
 */
export async function upsertRegistrations(
  db: Kysely<Schema>,
  registrations: readonly Registration[],
): Promise<void> {
  await db
    .insertInto('early_access_registrations')
    .values(firstOfEachAddress(registrations))
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ ref }) => ({ last_joined_at: ref('excluded.last_joined_at') })),
    )
    .execute();
}

/**
 * Returns one registration per address, in one order everywhere, since a statement may name an address once
 * and no two statements may deadlock.
 */
function firstOfEachAddress(registrations: readonly Registration[]): Registration[] {
  const byEmail = new Map(
    registrations.toReversed().map((registration) => [registration.email, registration]),
  );
  return [...byEmail.values()].sort((a, b) => (a.email < b.email ? -1 : 1));
}
