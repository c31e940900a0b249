import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What a partner's page passes along with a sign-up. */
export async function pageFields(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('early_access_registrations').addColumn('page_fields', 'text').execute();
}
