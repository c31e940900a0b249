import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What was written down about one account, for the person who asks for it. */
export async function auditEventsOfAccount(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createIndex('audit_events_of_account')
    .on('audit_events')
    .columns(['account_id', 'happened_at'])
    .execute();
}
