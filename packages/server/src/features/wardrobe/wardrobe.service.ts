import { type SaveImageRequest, TAGS_TEXT_MAX_LENGTH, WARDROBE_MAX_ITEMS } from '@glow/api';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { lookKeyOfAddress } from '#catalogue/looks/look-key-of-address.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Previews, PreviewsByKey } from '#catalogue/previews/previews.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { isForeignKeyViolation } from '#infra/db/engine-errors.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { nameNotAddressable, notOurPicture, tagsTooLong, wardrobeFull } from './wardrobe.errors.ts';
import { hasItem, measureWardrobe, type SavedLook, upsertItem } from './wardrobe.repository.ts';

export interface Save {
  readonly accountId: string;
  readonly item: SaveImageRequest;
  /** Public addresses of this server, without a trailing slash. */
  readonly ownBases: readonly string[];
}

/**
 * Saves a look to a wardrobe, under its name; saving it again changes nothing but its picture and tags.
 * @throws {ServiceError} `invalid_image` where the address is no picture of ours; `invalid_request` when full,
 *   for a name that no address can hold, or for tags that are too long together.
 */
export async function saveLook(
  { db, clock, lookbook }: { readonly db: Database; readonly clock: Clock; readonly lookbook: Lookbook },
  { accountId, item, ownBases }: Save,
): Promise<SavedLook> {
  if (/^\.\.?$/.test(item.filename)) throw nameNotAddressable();
  if ([...item.tags.join('')].length > TAGS_TEXT_MAX_LENGTH) throw tagsTooLong(TAGS_TEXT_MAX_LENGTH);
  const lookKey = lookKeyOfAddress(item.image_url, ownBases);
  const opened = lookKey && (await lookbook.open(lookKey));
  if (!opened) throw notOurPicture();
  const saved = { name: item.filename, lookKey: opened.look.key, tags: item.tags };
  const work = inTransaction(db.queries, async (transaction) => {
    const { items, lastPosition } = await measureWardrobe(transaction, accountId);
    const isFull = items >= WARDROBE_MAX_ITEMS && !(await hasItem(transaction, accountId, saved.name));
    if (isFull) throw wardrobeFull(WARDROBE_MAX_ITEMS);
    await upsertItem(transaction, accountId, { ...saved, position: lastPosition + 1 }, clock.now());
  });
  // An upload may be deleted between the look at it and the row; where the look still exists, the account was erased.
  await work.catch(async (error: unknown) => {
    const isLookGone = isForeignKeyViolation(error) && !(await lookbook.open(saved.lookKey));
    throw isLookGone ? notOurPicture() : error;
  });
  return saved;
}

/** What an answer says of a saved look's picture: none of it where it cannot be had, the picture can. */
export interface PictureDetails {
  readonly alt: ReadonlyMap<string, string>;
  readonly previews: PreviewsByKey;
}

/** Returns the words for the pictures of saved looks and their previews, by their keys. */
export async function describePictures(
  {
    db,
    lookbook,
    previews,
  }: { readonly db: Database; readonly lookbook: Lookbook; readonly previews: Previews },
  saved: readonly SavedLook[],
): Promise<PictureDetails> {
  const looks = await findLooks(
    db.queries,
    saved.map(({ lookKey }) => lookKey),
  );
  const described = await lookbook.describe(looks).catch(() => []);
  return {
    alt: new Map(described.map(({ look, description }) => [look.key, description.alt])),
    previews: await previews.of(looks),
  };
}
