import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function generatedLooks(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('generated_looks')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('body_shape', 'text', (column) => column.notNull())
    .addColumn('weather', 'text', (column) => column.notNull())
    .addColumn('look_key', 'text', (column) => column.notNull().references('looks.key'))
    .addColumn('wanted_by', 'text', (column) =>
      column.notNull().check(sql`wanted_by in ('recommend', 'generate')`),
    )
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('stored', 'swept')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('generated_looks_by_answers')
    .on('generated_looks')
    .columns(['wanted_by', 'style', 'body_shape', 'state', 'weather'])
    .execute();
  await db.schema
    .createIndex('generated_looks_oldest')
    .on('generated_looks')
    .columns(['wanted_by', 'state', 'created_at', 'name'])
    .execute();
}
