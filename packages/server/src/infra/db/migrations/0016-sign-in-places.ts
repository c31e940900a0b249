import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Where an account signed in before, so that strangers' guesses do not keep its person out. */
export async function signInPlaces(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('sign_in_places')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_places_pk', ['account_id', 'place'])
    .execute();
  await db.schema.createIndex('sign_in_places_by_expiry').on('sign_in_places').column('expires_at').execute();
}
