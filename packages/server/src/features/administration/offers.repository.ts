import { type Kysely, sql } from 'kysely';
import { foldText } from '#infra/db/folded-text.ts';
import type { InstantOutfitsTable, Schema, StyleLooksTable } from '#infra/db/schema.ts';
import type { List } from '#infra/lists/newest-first.ts';
import { filenameOf } from './filename.ts';

/** The tables of what is offered: images for the quiz, instant outfits for the landing page. */
export type OffersTable = 'style_looks' | 'instant_outfits';

export function listOfOffers(table: OffersTable): List {
  return {
    table,
    id: 'name',
    text: 'search_text',
    fold: foldText,
    // Written out, so that both engines know the index for it when they plan.
    where: sql<boolean>`state = ${sql.lit('offered')}`,
  };
}

export type OfferRow = Pick<StyleLooksTable, 'name' | 'look_key' | 'created_at'>;
export type InstantOutfitRow = OfferRow & Pick<InstantOutfitsTable, 'vibe'>;

export async function findImages(db: Kysely<Schema>, names: readonly string[]): Promise<readonly OfferRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('style_looks')
    .select(['name', 'look_key', 'created_at'])
    .where('name', 'in', names)
    .execute();
}

export async function findInstantOutfits(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<readonly InstantOutfitRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('instant_outfits')
    .select(['name', 'look_key', 'created_at', 'vibe'])
    .where('name', 'in', names)
    .execute();
}

/** Whether any look has or had this name: it is what tells looks apart (INTERFACE section 2). */
export async function isNameTaken(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('style_looks')
    .select('name')
    .where('name', '=', name)
    .union(db.selectFrom('instant_outfits').select('name').where('name', '=', name))
    .union(db.selectFrom('generated_looks').select('name').where('name', '=', name))
    .executeTakeFirst();
  return row !== undefined;
}

type NewImage = OfferRow & Pick<StyleLooksTable, 'style' | 'body_shape' | 'weather'>;
const uploaded = (name: string) =>
  ({ state: 'offered', origin: 'upload', search_text: foldText(filenameOf(name)) }) as const;

/** False where the name is taken by now. */
export async function insertImage(db: Kysely<Schema>, row: NewImage): Promise<boolean> {
  const outcome = await db
    .insertInto('style_looks')
    .values({ ...row, ...uploaded(row.name) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return outcome.numInsertedOrUpdatedRows === 1n;
}

/** False where the name is taken by now. */
export async function insertInstantOutfit(db: Kysely<Schema>, row: InstantOutfitRow): Promise<boolean> {
  const outcome = await db
    .insertInto('instant_outfits')
    .values({ ...row, ...uploaded(row.name) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return outcome.numInsertedOrUpdatedRows === 1n;
}

export type DeletedOffer =
  | { readonly origin: 'catalogue' }
  | { readonly origin: 'upload'; readonly lookKey: string };

/** Offers a look no more: one of the catalogue for good, an upload by deleting its row. Nothing where none is. */
export async function deleteOffer(
  db: Kysely<Schema>,
  table: OffersTable,
  name: string,
): Promise<DeletedOffer | undefined> {
  const upload = await db
    .deleteFrom(table)
    .where('name', '=', name)
    .where('origin', '=', 'upload')
    .returning('look_key')
    .executeTakeFirst();
  if (upload) return { origin: 'upload', lookKey: upload.look_key };
  const outcome = await db
    .updateTable(table)
    .set({ state: 'deleted' })
    .where('name', '=', name)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n ? { origin: 'catalogue' } : undefined;
}
