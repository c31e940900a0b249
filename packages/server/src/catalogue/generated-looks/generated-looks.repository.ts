import type { DeckRequest } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { GeneratedLooksTable, Schema } from '#infra/db/schema.ts';
import type { DueLook } from './due-looks.repository.ts';

export type NewLookRow = Omit<GeneratedLooksTable, 'opened_at' | 'due_at' | 'created_at'>;

/** How long a generated look is retained that nobody opens. */
const UNOPENED_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the keys of the looks composed for these answers because the catalogue had too few. */
export async function findSupplementKeys(
  db: Kysely<Schema>,
  { style, bodyShape, weather }: DeckRequest,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('generated_looks')
    .select('look_key')
    .where('wanted_by', '=', 'recommend')
    .where('style', '=', style)
    .where('body_shape', '=', bodyShape)
    .$if(weather !== undefined, (query) => query.where('weather', '=', weather ?? 'hot'))
    .execute();
  return rows.map(({ look_key }) => look_key);
}

/** Returns those of these names that a look of the quiz already has. */
export async function findUsedNames(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('generated_looks')
    .select('name')
    .where('name', 'in', names)
    .union(
      db.selectFrom('offered_looks').select('name').where('kind', '=', 'style').where('name', 'in', names),
    )
    .execute();
  return rows.map(({ name }) => name);
}

/** Inserts rows whose names are free; returns how many those were. */
export async function addGenerated(
  db: Kysely<Schema>,
  rows: readonly NewLookRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const times = {
    created_at: now.toISOString(),
    opened_at: null,
    due_at: new Date(now.getTime() + UNOPENED_RETENTION_MS).toISOString(),
  };
  // In one order everywhere, so that two transactions that want the same names never wait for each other.
  const ordered = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const added = await db
    .insertInto('generated_looks')
    .values(ordered.map((row) => ({ ...row, ...times })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0);
}

/** Returns generated looks that are due for the sweep, the longest overdue first. */
export async function findDueGenerated(
  db: Kysely<Schema>,
  now: Date,
  limit: number,
): Promise<readonly DueLook[]> {
  return db
    .selectFrom('generated_looks')
    .select(['look_key', 'opened_at'])
    .where('wanted_by', '=', 'generate')
    .where('due_at', '<', now.toISOString())
    .orderBy('due_at')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** Records that these looks were opened, where they are generated ones. */
export async function markOpened(
  db: Kysely<Schema>,
  keys: readonly string[],
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('generated_looks')
    .set({ opened_at: now.toISOString(), due_at: dueAt.toISOString() })
    .where('look_key', 'in', keys)
    .execute();
}

/** Returns those of these keys of which only the recipe is stored. */
export async function findUnopened(db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('looks')
    .select('key')
    .where('key', 'in', keys)
    .where('spec', '=', '')
    .execute();
  return rows.map(({ key }) => key);
}
