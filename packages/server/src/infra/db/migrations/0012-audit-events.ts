import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** An event outlives its account, so it holds an id that then names nobody, and no reference. */
export async function auditEvents(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('audit_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_events_newest')
    .on('audit_events')
    .columns(['happened_at', 'id'])
    .execute();
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
