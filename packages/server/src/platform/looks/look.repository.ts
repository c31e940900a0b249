import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { DrawnLook, Look, UploadedLook } from './look.ts';

/** Keeps looks for good, so that their addresses answer from now on; those kept before stay as they are. */
export async function keepLooks(db: Kysely<Schema>, looks: readonly DrawnLook[], now: Date): Promise<void> {
  if (looks.length === 0) return;
  const created_at = now.toISOString();
  const rows = looks.map(({ key, spec }) => ({ key, spec: JSON.stringify(spec), created_at }));
  await db
    .insertInto('looks')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Keeps a look of an upload until it is deleted. */
export async function keepUpload(
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

/** The look with this key, of any release. */
export async function findLook(db: Kysely<Schema>, key: string): Promise<Look | undefined> {
  const [look] = await findLooks(db, [key]);
  return look;
}

/** The looks with these keys, in their order; a key without a look is passed over. */
export async function findLooks(db: Kysely<Schema>, keys: readonly string[]): Promise<Look[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('looks')
    .select(['key', 'spec', 'picture'])
    .where('key', 'in', [...new Set(keys)])
    .execute();
  const looks = new Map(rows.map(({ key, spec, picture }) => [key, asLook(key, JSON.parse(spec), picture)]));
  return keys.flatMap((key) => looks.get(key) ?? []);
}

function asLook(key: string, data: unknown, picture: 'drawn' | 'uploaded'): Look {
  return (picture === 'drawn' ? { key, spec: data } : { key, upload: data }) as Look;
}

/** Deletes the row of an upload that nothing refers to; false where it stays, or is gone. */
export async function deleteUnusedUpload(db: Kysely<Schema>, key: string): Promise<boolean> {
  const outcome = await db
    .deleteFrom('looks')
    .where('key', '=', key)
    .where('picture', '=', 'uploaded')
    .where(isUnused)
    .executeTakeFirst();
  return outcome.numDeletedRows === 1n;
}

/** Uploads kept before a time to which nothing refers. */
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
  and not exists (select 1 from style_looks where look_key = looks.key)
  and not exists (select 1 from instant_outfits where look_key = looks.key)`;
