import type { Kysely, Selectable } from 'kysely';
import type { AuditEventsTable, SessionsTable } from '#infra/db/account-tables.ts';
import type { EarlyAccessRegistrationsTable, Schema } from '#infra/db/schema.ts';

export async function findAccountData(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('security_answers', 'security_answers.account_id', 'accounts.id')
    .leftJoin('recovery_codes', 'recovery_codes.account_id', 'accounts.id')
    .select(['email', 'display_name', 'role', 'terms_version', 'password_changed_at', 'question'])
    .select(['accounts.created_at', 'recovery_codes.created_at as code_created_at'])
    .select('security_answers.changed_at as question_changed_at')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

export async function findRegistration(
  db: Kysely<Schema>,
  email: string,
): Promise<Selectable<EarlyAccessRegistrationsTable> | undefined> {
  return db
    .selectFrom('early_access_registrations')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findWardrobeData(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('wardrobe_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
}

export async function findSessionData(
  db: Kysely<Schema>,
  accountId: string,
): Promise<Pick<Selectable<SessionsTable>, 'id' | 'created_at' | 'expires_at'>[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findEventData(
  db: Kysely<Schema>,
  accountId: string,
): Promise<Pick<Selectable<AuditEventsTable>, 'event' | 'actor' | 'happened_at'>[]> {
  return db
    .selectFrom('audit_events')
    .select(['event', 'actor', 'happened_at'])
    .where('account_id', '=', accountId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
}
