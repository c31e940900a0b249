import type { DeckRequest } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { Schema, StyleLooksTable } from '../../platform/db/schema.ts';

export type StyleLookEntry = Omit<StyleLooksTable, 'state' | 'created_at'>;

/** The keys of what the catalogue offers for these answers, of both weathers where none is given. */
export async function findOfferedKeys(
  db: Kysely<Schema>,
  { style, bodyShape, weather }: DeckRequest,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('style_looks')
    .select('look_key')
    .where('style', '=', style)
    .where('body_shape', '=', bodyShape)
    .where('state', '=', 'offered')
    .$if(weather !== undefined, (query) => query.where('weather', '=', weather ?? 'hot'))
    .execute();
  return rows.map(({ look_key }) => look_key);
}

/** Offers looks, each under its name for the first time or anew, and none that was deleted. */
export async function offer(
  db: Kysely<Schema>,
  entries: readonly StyleLookEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('style_looks')
    .values(entries.map((entry) => ({ ...entry, state: 'offered' as const, created_at })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({
          style: ref('excluded.style'),
          body_shape: ref('excluded.body_shape'),
          weather: ref('excluded.weather'),
          look_key: ref('excluded.look_key'),
          state: ref('excluded.state'),
        }))
        .where('style_looks.state', '!=', 'deleted'),
    )
    .execute();
}

/** Offers no longer what is not among these names; the looks stay, and so do their pictures. */
export async function withdrawOthers(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const others = db.updateTable('style_looks').set({ state: 'withdrawn' }).where('state', '=', 'offered');
  await (names.length > 0 ? others.where('name', 'not in', names) : others).execute();
}
