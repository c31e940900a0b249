import type { DeckRequest } from '@glow/stylist';
import type { Kysely } from 'kysely';
import { foldText } from '#infra/db/folded-text.ts';
import type { Schema, StyleLooksTable } from '#infra/db/schema.ts';

export type StyleLookEntry = Pick<StyleLooksTable, 'name' | 'style' | 'body_shape' | 'weather' | 'look_key'>;

/** The keys of what is offered for these answers, of both weathers where none is given; uploads newest first. */
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
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ look_key }) => look_key);
}

/** Offers a catalogue's looks, each under its name for the first time or anew; none that was deleted or uploaded. */
export async function offer(
  db: Kysely<Schema>,
  entries: readonly StyleLookEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('style_looks')
    .values(
      entries.map((entry) => ({
        ...entry,
        state: 'offered' as const,
        search_text: foldText(`${entry.name}.png`),
        created_at,
      })),
    )
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
        .where('style_looks.state', '!=', 'deleted')
        .where('style_looks.origin', '=', 'catalogue'),
    )
    .execute();
}

/** Offers no longer what no catalogue has under these names; the looks stay, and so do their pictures. */
export async function withdrawOthers(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const others = db
    .updateTable('style_looks')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'offered')
    .where('origin', '=', 'catalogue');
  await (names.length > 0 ? others.where('name', 'not in', names) : others).execute();
}
