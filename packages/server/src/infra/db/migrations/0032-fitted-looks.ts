import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Looks on people's own figures, until nobody asks for them, and the figures that people keep with their accounts. */
export async function fittedLooks(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('fitted_looks')
    .addColumn('look_key', 'text', (column) => column.primaryKey().notNull().references('looks.key'))
    .addColumn('base_key', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('fitted_looks_due')
    .on('fitted_looks')
    .columns(['due_at', 'look_key'])
    .execute();
  await db.schema
    .createTable('account_figures')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('figure', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
}
