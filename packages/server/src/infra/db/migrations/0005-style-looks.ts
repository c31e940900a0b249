import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function styleLooks(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('style_looks')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('body_shape', 'text', (column) => column.notNull())
    .addColumn('weather', 'text', (column) => column.notNull())
    .addColumn('look_key', 'text', (column) => column.notNull().references('looks.key'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('offered', 'withdrawn', 'deleted')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('style_looks_by_answers')
    .on('style_looks')
    .columns(['style', 'body_shape', 'state', 'weather'])
    .execute();
}
