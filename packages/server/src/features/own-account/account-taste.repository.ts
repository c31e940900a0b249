import type { KeptTaste } from '@glow/api';
import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

interface TasteOfAccount {
  readonly taste: KeptTaste;
  readonly changed_at: string;
}

export async function findTaste(db: Kysely<Schema>, accountId: string): Promise<TasteOfAccount | undefined> {
  const row = await db
    .selectFrom('account_tastes')
    .select(['taste', 'changed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { taste: JSON.parse(row.taste), changed_at: row.changed_at };
}

export async function upsertTaste(
  db: Kysely<Schema>,
  accountId: string,
  taste: KeptTaste,
  now: Date,
): Promise<void> {
  const kept = { taste: JSON.stringify(taste), changed_at: now.toISOString() };
  await db
    .insertInto('account_tastes')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

export async function deleteTaste(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('account_tastes').where('account_id', '=', accountId).execute();
}
