import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** When the question was chosen, so that its person notices that somebody else did. */
export async function securityQuestionDates(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .alterTable('security_answers')
    .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update security_answers set changed_at = coalesce(
      (select max(happened_at) from audit_events
        where audit_events.account_id = security_answers.account_id and event = 'security_question.changed'),
      (select created_at from accounts where accounts.id = security_answers.account_id))`.execute(db);
}
