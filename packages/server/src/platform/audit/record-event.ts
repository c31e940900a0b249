import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditEventsTable } from '../db/account-tables.ts';
import type { Schema } from '../db/schema.ts';

export type AuditEventName =
  | 'account.created'
  | 'administrator.created'
  | 'administrator.promoted'
  | 'password.reset'
  | 'recovery_code.created'
  | 'recovery_code.used'
  | 'session.started'
  | 'session.ended'
  /** A used refresh token came again, or an expired one. */
  | 'session.revoked';

export interface AuditEvent {
  readonly event: AuditEventName;
  readonly accountId: string;
  /** `operator`: whoever runs the server, from its terminal. A person by default. */
  readonly actor?: AuditEventsTable['actor'];
}

/** Writes down what was done to an account, inside the transaction that does it. */
export async function recordEvent(
  db: Kysely<Schema>,
  { event, accountId, actor = 'person' }: AuditEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ id: randomUUID(), event, account_id: accountId, actor, happened_at: now.toISOString() })
    .execute();
}
