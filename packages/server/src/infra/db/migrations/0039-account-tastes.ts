import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** The tastes that people keep with their accounts. */
export async function accountTastes(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('account_tastes')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('taste', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
}
