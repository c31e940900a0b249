import { type Figure, readFigure } from '@glow/api';
import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

export interface KeptFigure {
  readonly figure: Figure;
  readonly changed_at: string;
}

/** Returns the figure that is kept with an account; undefined where none is, or its words are no longer known. */
export async function findFigure(db: Kysely<Schema>, accountId: string): Promise<KeptFigure | undefined> {
  const row = await db
    .selectFrom('account_figures')
    .select(['figure', 'changed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const figure = row && readFigure(JSON.parse(row.figure));
  return figure && { figure, changed_at: row.changed_at };
}

export async function upsertFigure(
  db: Kysely<Schema>,
  accountId: string,
  figure: Figure,
  now: Date,
): Promise<void> {
  const kept = { figure: JSON.stringify(figure), changed_at: now.toISOString() };
  await db
    .insertInto('account_figures')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

export async function deleteFigure(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('account_figures').where('account_id', '=', accountId).execute();
}
