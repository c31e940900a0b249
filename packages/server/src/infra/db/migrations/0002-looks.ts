import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function looks(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('looks')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('spec', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
