import type { Vibe } from '@glow/api';
import type { Kysely } from 'kysely';
import { foldText } from '#infra/db/folded-text.ts';
import type { InstantOutfitsTable, Schema } from '#infra/db/schema.ts';

export type CatalogueEntry = Pick<InstantOutfitsTable, 'name' | 'look_key' | 'vibe'>;

/** The keys of the looks that are offered for a vibe. */
export async function findOffered(db: Kysely<Schema>, vibe: Vibe): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('instant_outfits')
    .select('look_key')
    .where('vibe', '=', vibe)
    .where('state', '=', 'offered')
    .execute();
  return rows.map(({ look_key }) => look_key);
}

/** Offers a catalogue's looks, each under its name for the first time or anew; none that was deleted or uploaded. */
export async function offer(
  db: Kysely<Schema>,
  entries: readonly CatalogueEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('instant_outfits')
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
          vibe: ref('excluded.vibe'),
          look_key: ref('excluded.look_key'),
          state: ref('excluded.state'),
        }))
        .where('instant_outfits.state', '!=', 'deleted')
        .where('instant_outfits.origin', '=', 'catalogue'),
    )
    .execute();
}

/** Offers no longer what no catalogue has under these names; the looks stay, and so do their pictures. */
export async function withdrawOthers(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const others = db
    .updateTable('instant_outfits')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'offered')
    .where('origin', '=', 'catalogue');
  await (names.length > 0 ? others.where('name', 'not in', names) : others).execute();
}
