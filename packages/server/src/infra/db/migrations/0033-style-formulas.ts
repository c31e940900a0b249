import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Style formulas, so that their pictures answer. */
export async function styleFormulas(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('style_formulas')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('formula', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('style_formulas_due').on('style_formulas').column('due_at').execute();
}
