import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Pictures that wait for a process which only draws. */
export async function drawingJobs(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('drawing_jobs')
    .addColumn('picture', 'text', (column) => column.primaryKey().notNull())
    .addColumn('drawing', 'text', (column) => column.notNull())
    .addColumn('drawing_version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('urgency', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('asked_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('free_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('drawing_jobs_next')
    .on('drawing_jobs')
    .columns(['drawing_version', 'state', 'urgency', 'turn', 'asked_at_ms'])
    .execute();
}
