import type { StyleFormula } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

/** A formula with the looks that its pictures show. */
export interface StoredFormula {
  readonly formula: StyleFormula;
  readonly lookKeys: readonly string[];
}

/** Stores a formula until it is due; one that is stored is due later. */
export async function storeFormula(
  db: Kysely<Schema>,
  key: string,
  stored: StoredFormula,
  dueAt: Date,
): Promise<void> {
  const due_at = dueAt.toISOString();
  await db
    .insertInto('style_formulas')
    .values({ key, formula: JSON.stringify(stored), due_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at }))
    .execute();
}

export async function findFormula(db: Kysely<Schema>, key: string): Promise<StoredFormula | undefined> {
  const row = await db
    .selectFrom('style_formulas')
    .select('formula')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && (JSON.parse(row.formula) as StoredFormula);
}

/** Returns the keys of formulas that are due for the sweep, the longest overdue first. */
export async function findDueFormulas(
  db: Kysely<Schema>,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('style_formulas')
    .select('key')
    .where('due_at', '<', now.toISOString())
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes a formula, unless somebody asked for it in the meantime. */
export async function deleteDueFormula(db: Kysely<Schema>, key: string, now: Date): Promise<void> {
  await db
    .deleteFrom('style_formulas')
    .where('key', '=', key)
    .where('due_at', '<', now.toISOString())
    .execute();
}
