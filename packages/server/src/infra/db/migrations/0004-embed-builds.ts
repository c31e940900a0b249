import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function embedBuilds(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('embed_builds')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('served_at', 'text', (column) => column.notNull())
    .execute();
}
