import type { PageQuery } from '@glow/api';
import type { Kysely } from 'kysely';
import type { FindSavedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import type { Schema } from '#infra/db/schema.ts';

export interface SavedLook {
  readonly name: string;
  readonly lookKey: string;
  readonly tags: readonly string[];
}

export interface WardrobeSize {
  readonly items: number;
  /** Of the newest item; 0 for an empty wardrobe. */
  readonly lastPosition: number;
}

export async function measureWardrobe(db: Kysely<Schema>, accountId: string): Promise<WardrobeSize> {
  const row = await db
    .selectFrom('wardrobe_items')
    .select(({ fn }) => [fn.countAll().as('items'), fn.max('position').as('last')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { items: Number(row.items), lastPosition: Number(row.last ?? 0) };
}

export async function hasItem(db: Kysely<Schema>, accountId: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('wardrobe_items')
    .select('name')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves an item, one per name; saved again, it shows the new picture and stays at its position. */
export async function upsertItem(
  db: Kysely<Schema>,
  accountId: string,
  { name, lookKey, tags, position }: SavedLook & { readonly position: number },
  now: Date,
): Promise<void> {
  const shown = { look_key: lookKey, tags: JSON.stringify(tags) };
  await db
    .insertInto('wardrobe_items')
    .values({ account_id: accountId, name, position, saved_at: now.toISOString(), ...shown })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(shown))
    .execute();
}

/** Returns a page of a wardrobe, newest first. */
export async function findItems(
  db: Kysely<Schema>,
  accountId: string,
  { page, page_size }: PageQuery,
): Promise<readonly SavedLook[]> {
  const rows = await db
    .selectFrom('wardrobe_items')
    .select(['name', 'look_key', 'tags'])
    .where('account_id', '=', accountId)
    .where('look_key', 'is not', null)
    .orderBy('position', 'desc')
    .orderBy('name')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return rows.map(({ name, look_key, tags }) => ({ name, lookKey: look_key ?? '', tags: JSON.parse(tags) }));
}

export async function deleteItem(db: Kysely<Schema>, accountId: string, name: string): Promise<void> {
  await db
    .deleteFrom('wardrobe_items')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .execute();
}

/** Returns those of these looks that a wardrobe shows. */
export const findSavedInWardrobes: FindSavedLooks = async (db, keys) => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('wardrobe_items')
    .select('look_key')
    .distinct()
    .where('look_key', 'in', keys)
    .execute();
  return new Set(rows.flatMap(({ look_key }) => look_key ?? []));
};
