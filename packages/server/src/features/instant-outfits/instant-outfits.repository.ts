import type { Vibe } from '@glow/api';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface OfferedOutfit {
  readonly name: string;
  readonly look_key: string;
}

export interface CatalogueEntry extends OfferedOutfit {
  readonly vibe: Vibe;
}

export async function findOffered(db: Kysely<Schema>, vibe: Vibe): Promise<readonly OfferedOutfit[]> {
  return db
    .selectFrom('instant_outfits')
    .select(['name', 'look_key'])
    .where('vibe', '=', vibe)
    .where('state', '=', 'offered')
    .execute();
}

/** Offers a catalogue's looks, each under its name for the first time or anew, and none that was deleted. */
export async function offer(
  db: Kysely<Schema>,
  entries: readonly CatalogueEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('instant_outfits')
    .values(entries.map((entry) => ({ ...entry, state: 'offered' as const, created_at })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({
          vibe: ref('excluded.vibe'),
          look_key: ref('excluded.look_key'),
          state: ref('excluded.state'),
        }))
        .where('instant_outfits.state', '!=', 'deleted'),
    )
    .execute();
}

/** Offers no longer what is not among these names; the looks stay, and so do their pictures. */
export async function withdrawOthers(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  const others = db.updateTable('instant_outfits').set({ state: 'withdrawn' }).where('state', '=', 'offered');
  await (names.length > 0 ? others.where('name', 'not in', names) : others).execute();
}
