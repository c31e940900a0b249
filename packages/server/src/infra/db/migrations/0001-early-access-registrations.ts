import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function earlyAccessRegistrations(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('early_access_registrations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('consent', 'integer', (column) => column.notNull())
    .addColumn('consent_text_version', 'text', (column) => column.notNull())
    .addColumn('page_origin', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_joined_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('early_access_registrations_newest')
    .on('early_access_registrations')
    .columns(['created_at', 'id'])
    .execute();
}
