import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditEventsTable } from './db/account-tables.ts';
import type { Schema } from './db/schema.ts';

export type AuditEventName =
  | 'account.created'
  | 'account.erased'
  | 'administrator.created'
  | 'administrator.promoted'
  | 'display_name.changed'
  | 'image.uploaded'
  | 'image.deleted'
  | 'instant_outfit.uploaded'
  | 'instant_outfit.deleted'
  | 'password.changed'
  | 'password.reset'
  /** What is stored about a person was given to them. */
  | 'personal_data.given'
  | 'recovery_code.created'
  | 'recovery_code.used'
  | 'registration.erased'
  | 'registrations.exported'
  | 'security_question.changed'
  | 'session.started'
  | 'session.ended'
  /** A used refresh token came again, or an expired one. */
  | 'session.revoked'
  /** By its person, who stayed signed in. */
  | 'sessions.others_ended'
  | 'users.exported';

export interface AuditEvent {
  readonly event: AuditEventName;
  /** To whom it was done, where it was done to somebody. */
  readonly accountId?: string;
  /** `operator`: whoever runs the server, from its terminal. A person by default. */
  readonly actor?: AuditEventsTable['actor'];
  /** The administrator who did it. */
  readonly byAccountId?: string;
  /** To what it was done; never an address of a person. */
  readonly subject?: string;
}

/**
 * Records what was done, inside the transaction that does it. Only their own person ever reads these events.
 */
export async function recordEvent(
  db: Kysely<Schema>,
  { event, accountId, byAccountId, subject, actor = byAccountId ? 'administrator' : 'person' }: AuditEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      id: randomUUID(),
      event,
      account_id: accountId ?? null,
      actor,
      by_account_id: byAccountId ?? null,
      subject: subject ?? null,
      happened_at: now.toISOString(),
    })
    .execute();
}

/**
 * Returns the keyed hash of an address for the audit: whoever knows the address can verify it, nobody can
 * read it.
 */
export function hashedAddress(auditKey: Buffer, email: string): string {
  return `address:${createHmac('sha256', auditKey).update(email).digest('base64url')}`;
}
