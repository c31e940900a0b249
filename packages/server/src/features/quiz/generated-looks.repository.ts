import type { DeckRequest } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { GeneratedLooksTable, Schema } from '../../platform/db/schema.ts';

export type NewLookRow = Omit<GeneratedLooksTable, 'state' | 'created_at'>;

/** The keys of what was composed for these answers where the catalogue had too few. */
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

/** Those of these names that a look of the quiz has or ever had. */
export async function findUsedNames(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('generated_looks')
    .select('name')
    .where('name', 'in', names)
    .union(db.selectFrom('style_looks').select('name').where('name', 'in', names))
    .execute();
  return rows.map(({ name }) => name);
}

/** Adds rows whose names are free and says how many those were. */
export async function addGenerated(
  db: Kysely<Schema>,
  rows: readonly NewLookRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const created_at = now.toISOString();
  // In one order everywhere, so that two transactions that want the same names never wait for each other.
  const ordered = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const added = await db
    .insertInto('generated_looks')
    .values(ordered.map((row) => ({ ...row, state: 'stored' as const, created_at })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0);
}

export type StoredLook = Pick<GeneratedLooksTable, 'name' | 'look_key' | 'created_at'>;

/** The oldest generated looks stored before a time, after the last of the batch before. */
export async function findStoredBefore(
  db: Kysely<Schema>,
  before: Date,
  { after, limit }: { readonly after: StoredLook | undefined; readonly limit: number },
): Promise<readonly StoredLook[]> {
  return db
    .selectFrom('generated_looks')
    .select(['name', 'look_key', 'created_at'])
    .where('wanted_by', '=', 'generate')
    .where('state', '=', 'stored')
    .where('created_at', '<', before.toISOString())
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'name'), '>', tuple(after?.created_at ?? '', after?.name ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('name')
    .limit(limit)
    .execute();
}

export async function markSwept(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.updateTable('generated_looks').set({ state: 'swept' }).where('name', 'in', names).execute();
}
