import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** One row that `GET /readyz` writes, to know that something can be written. */
export async function writeProbes(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('write_probes')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
}
