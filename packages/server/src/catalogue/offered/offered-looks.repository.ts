import type { BodyShape, Style, Vibe, WeatherTag } from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import { type Kysely, sql } from 'kysely';
import { foldText } from '#infra/db/folded-text.ts';
import type { OfferedLooksTable, Schema } from '#infra/db/schema.ts';
import type { List } from '#infra/lists/list.ts';
import { filenameOf } from '../looks/look.ts';

export type OfferKind = OfferedLooksTable['kind'];

/** What an instant outfit is offered for. */
interface VibeTags {
  readonly kind: 'vibe';
  readonly vibe: Vibe;
}

/** What an image of the quiz is offered for. */
interface StyleTags {
  readonly kind: 'style';
  readonly style: Style;
  readonly body_shape: BodyShape;
  readonly weather: WeatherTag;
}

export type OfferTags = VibeTags | StyleTags;

/** A look under the name it is offered by. */
export type Offer = OfferTags & { readonly name: string; readonly look_key: string };

/** A row of the administrator's lists. */
export interface ListedOffer {
  readonly name: string;
  readonly look_key: string;
  readonly created_at: string;
  /** Of an instant outfit; null for an image. */
  readonly vibe: Vibe | null;
}

/** Returns the keys of the looks that are offered for a vibe. */
export async function findKeysOfVibe(db: Kysely<Schema>, vibe: Vibe): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('offered_looks')
    .select('look_key')
    .where('kind', '=', 'vibe')
    .where('vibe', '=', vibe)
    .where('state', '=', 'offered')
    .execute();
  return rows.map(({ look_key }) => look_key);
}

/** Returns the keys of what is offered for these answers, of both weathers where none is given; the newest first. */
export async function findKeysOfAnswers(
  db: Kysely<Schema>,
  { style, bodyShape, weather }: DeckRequest,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('offered_looks')
    .select('look_key')
    .where('kind', '=', 'style')
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
export async function offerCatalogue(db: Kysely<Schema>, offers: readonly Offer[], now: Date): Promise<void> {
  if (offers.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('offered_looks')
    .values(offers.map((offer) => ({ ...rowOf(offer), created_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'name'])
        .doUpdateSet(({ ref }) => ({
          vibe: ref('excluded.vibe'),
          style: ref('excluded.style'),
          body_shape: ref('excluded.body_shape'),
          weather: ref('excluded.weather'),
          look_key: ref('excluded.look_key'),
          state: ref('excluded.state'),
        }))
        .where('offered_looks.state', '!=', 'deleted')
        .where('offered_looks.origin', '=', 'catalogue'),
    )
    .execute();
}

/** Withdraws what a catalogue no longer has; the looks stay, and so do their pictures. */
export async function withdrawAllExcept(
  db: Kysely<Schema>,
  kind: OfferKind,
  names: readonly string[],
): Promise<void> {
  const others = db
    .updateTable('offered_looks')
    .set({ state: 'withdrawn' })
    .where('kind', '=', kind)
    .where('state', '=', 'offered')
    .where('origin', '=', 'catalogue');
  await (names.length > 0 ? others.where('name', 'not in', names) : others).execute();
}

/** Offers an upload; returns false where the name is taken by now. */
export async function offerUpload(
  db: Kysely<Schema>,
  { created_at, ...offer }: Offer & { readonly created_at: string },
): Promise<boolean> {
  const outcome = await db
    .insertInto('offered_looks')
    .values({ ...rowOf(offer), origin: 'upload', created_at })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
    .executeTakeFirst();
  return outcome.numInsertedOrUpdatedRows === 1n;
}

/** Tells whether any look has or had this name: it is what tells looks apart (INTERFACE section 2). */
export async function isNameTaken(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('offered_looks')
    .select('name')
    .where('name', '=', name)
    .union(db.selectFrom('generated_looks').select('name').where('name', '=', name))
    .executeTakeFirst();
  return row !== undefined;
}

/** Describes the list of what is offered of a kind, for `findIdsOfPage`. */
export function listOfOffers(kind: OfferKind): List {
  return {
    name: `offered_looks_${kind}`,
    table: 'offered_looks',
    id: 'name',
    text: 'search_text',
    fold: foldText,
    // Written out, so that both engines know the index for it when they plan.
    where: sql<boolean>`kind = ${sql.lit(kind)} and state = ${sql.lit('offered')}`,
  };
}

/** Returns the rows of a kind with these names, in any order. */
export async function findOffers(
  db: Kysely<Schema>,
  kind: OfferKind,
  names: readonly string[],
): Promise<readonly ListedOffer[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('offered_looks')
    .select(['name', 'look_key', 'created_at', 'vibe'])
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute();
}

export type DeletedOffer =
  | { readonly origin: 'catalogue' }
  | { readonly origin: 'upload'; readonly lookKey: string };

/**
 * Ends the offer of a look: one of the catalogue for good, an upload by deleting its row. Returns nothing where
 * none is offered under the name.
 */
export async function deleteOffer(
  db: Kysely<Schema>,
  kind: OfferKind,
  name: string,
): Promise<DeletedOffer | undefined> {
  const upload = await db
    .deleteFrom('offered_looks')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('origin', '=', 'upload')
    .returning('look_key')
    .executeTakeFirst();
  if (upload) return { origin: 'upload', lookKey: upload.look_key };
  const outcome = await db
    .updateTable('offered_looks')
    .set({ state: 'deleted' })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n ? { origin: 'catalogue' } : undefined;
}

/** Returns the uploads that are offered or withdrawn. */
export async function findUploadStates(
  db: Kysely<Schema>,
): Promise<readonly Pick<OfferedLooksTable, 'look_key' | 'state'>[]> {
  return db
    .selectFrom('offered_looks')
    .select(['look_key', 'state'])
    .where('origin', '=', 'upload')
    .where('state', 'in', ['offered', 'withdrawn'])
    .execute();
}

/** Withdraws an upload that is offered, or offers one again that was withdrawn. */
export async function setUploadState(
  db: Kysely<Schema>,
  lookKey: string,
  state: 'offered' | 'withdrawn',
): Promise<void> {
  await db
    .updateTable('offered_looks')
    .set({ state })
    .where('look_key', '=', lookKey)
    .where('origin', '=', 'upload')
    .where('state', '=', state === 'offered' ? 'withdrawn' : 'offered')
    .execute();
}

function rowOf(offer: Offer) {
  const search_text = foldText(filenameOf(offer.name));
  const tags = { vibe: null, style: null, body_shape: null, weather: null };
  return { ...tags, ...offer, search_text, state: 'offered' as const };
}
