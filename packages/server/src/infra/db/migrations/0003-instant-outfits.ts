import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function instantOutfits(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('instant_outfits')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('vibe', 'text', (column) => column.notNull())
    .addColumn('look_key', 'text', (column) => column.notNull().references('looks.key'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('offered', 'withdrawn', 'deleted')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('instant_outfits_by_vibe')
    .on('instant_outfits')
    .columns(['vibe', 'state'])
    .execute();
  await db.schema
    .createTable('sown_catalogues')
    .addColumn('catalogue', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('sown_at', 'text', (column) => column.notNull())
    .execute();
}
