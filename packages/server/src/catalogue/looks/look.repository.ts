import { type Kysely, sql } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';
import type { LookRecipe } from '../generated-looks/look-recipe.ts';
import type { DrawnLook, Look, UploadedLook } from './look.ts';

/**
 * Stores looks permanently, so that their addresses answer from now on; looks stored before stay unchanged.
 */
export async function storeLooks(db: Kysely<Schema>, looks: readonly DrawnLook[], now: Date): Promise<void> {
  if (looks.length === 0) return;
  const created_at = now.toISOString();
  const rows = looks.map(({ key, spec }) => ({ key, spec: JSON.stringify(spec), created_at }));
  await db
    .insertInto('looks')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Returns those of these keys under which a look is stored. */
export async function findStoredKeys(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('looks').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Stores generated looks by their recipes; those stored before stay unchanged. */
export async function storeRecipes(
  db: Kysely<Schema>,
  looks: readonly { readonly key: string; readonly recipe: LookRecipe }[],
  now: Date,
): Promise<void> {
  if (looks.length === 0) return;
  const created_at = now.toISOString();
  const rows = looks.map(({ key, recipe }) => ({
    key,
    spec: '',
    recipe: JSON.stringify(recipe),
    created_at,
  }));
  await db
    .insertInto('looks')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** In place of a recipe: what a model proposed, or a visitor swapped, is not composed again from a seed. */
const PROPOSED = '{}';

/** Stores looks that a model proposed, or in which a piece was swapped, with their data; they are swept like those stored by recipe. */
export async function storeProposed(
  db: Kysely<Schema>,
  looks: readonly DrawnLook[],
  now: Date,
): Promise<void> {
  if (looks.length === 0) return;
  const created_at = now.toISOString();
  await db
    .insertInto('looks')
    .values(looks.map(({ key, spec }) => ({ key, spec: JSON.stringify(spec), recipe: PROPOSED, created_at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Returns what is stored of a look of any release: its data, of a generated one its recipe, or both. */
export async function findStored(
  db: Kysely<Schema>,
  key: string,
): Promise<{ readonly look?: Look; readonly recipe?: LookRecipe } | undefined> {
  const row = await db
    .selectFrom('looks')
    .select(['spec', 'picture', 'recipe'])
    .where('key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      ...(row.spec !== '' && { look: asLook(key, JSON.parse(row.spec), row.picture) }),
      ...(row.recipe && { recipe: JSON.parse(row.recipe) as LookRecipe }),
    }
  );
}

/** Stores the data of a generated look that somebody opened, so that every later release can draw it. */
export async function storeSpec(db: Kysely<Schema>, { key, spec }: DrawnLook): Promise<void> {
  await db
    .updateTable('looks')
    .set({ spec: JSON.stringify(spec) })
    .where('key', '=', key)
    .execute();
}

/** Deletes the row of a generated look that nothing refers to. */
export async function deleteGeneratedLook(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .deleteFrom('looks')
    .where('key', '=', key)
    .where('recipe', 'is not', null)
    .where(isUnused)
    .execute();
}

/** Stores the look of an upload. */
export async function storeUpload(
  db: Kysely<Schema>,
  { key, upload }: UploadedLook,
  now: Date,
): Promise<void> {
  const row = {
    key,
    spec: JSON.stringify(upload),
    picture: 'uploaded',
    created_at: now.toISOString(),
  } as const;
  await db.insertInto('looks').values(row).execute();
}

/**
 * Returns the looks with these keys, in their order; leaves out keys without a look or with a recipe only.
 */
export async function findLooks(db: Kysely<Schema>, keys: readonly string[]): Promise<Look[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('looks')
    .select(['key', 'spec', 'picture'])
    .where('key', 'in', [...new Set(keys)])
    .where('spec', '!=', '')
    .execute();
  const looks = new Map(rows.map(({ key, spec, picture }) => [key, asLook(key, JSON.parse(spec), picture)]));
  return keys.flatMap((key) => looks.get(key) ?? []);
}

function asLook(key: string, data: unknown, picture: 'drawn' | 'uploaded'): Look {
  return (picture === 'drawn' ? { key, spec: data } : { key, upload: data }) as Look;
}

/** Deletes the row of an upload that nothing refers to; returns false where it stays, or is gone already. */
export async function deleteUnusedUpload(db: Kysely<Schema>, key: string): Promise<boolean> {
  const outcome = await db
    .deleteFrom('looks')
    .where('key', '=', key)
    .where('picture', '=', 'uploaded')
    .where(isUnused)
    .executeTakeFirst();
  return outcome.numDeletedRows === 1n;
}

/** Returns the uploads stored before a time to which nothing refers. */
export async function findUnusedUploads(db: Kysely<Schema>, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('looks')
    .select('key')
    .where('picture', '=', sql.lit('uploaded'))
    .where('created_at', '<', before.toISOString())
    .where(isUnused)
    .execute();
  return rows.map(({ key }) => key);
}

const isUnused = sql<boolean>`not exists (select 1 from wardrobe_items where look_key = looks.key)
  and not exists (select 1 from offered_looks where look_key = looks.key)`;
