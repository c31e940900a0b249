import { GUARDING_EVENTS, type GuardingEvent } from '@glow/api';
import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

const EVENTS_MAX = 20;

export async function findGuards(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('security_answers', 'security_answers.account_id', 'accounts.id')
    .leftJoin('recovery_codes', 'recovery_codes.account_id', 'accounts.id')
    .select(['password_changed_at', 'question', 'security_answers.changed_at as question_changed_at'])
    .select('recovery_codes.created_at as code_created_at')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** Returns the time of the sign-in before this one; undefined for the first. */
export async function findSignInBefore(
  db: Kysely<Schema>,
  accountId: string,
  startedAt: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit_events')
    .select('happened_at')
    .where('account_id', '=', accountId)
    .where('event', '=', 'session.started')
    .where('happened_at', '<', startedAt)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.happened_at;
}

/** Returns what guards the account and was changed after one time and not after another, newest first, at most 20. */
export async function findGuardingEvents(
  db: Kysely<Schema>,
  accountId: string,
  { after, until }: { readonly after: string; readonly until: string },
): Promise<{ event: GuardingEvent; happened_at: string }[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['event', 'happened_at'])
    .where('account_id', '=', accountId)
    .where('event', 'in', GUARDING_EVENTS)
    .where('happened_at', '>', after)
    .where('happened_at', '<=', until)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(EVENTS_MAX)
    .execute();
  return rows as { event: GuardingEvent; happened_at: string }[]; // the query names them
}
