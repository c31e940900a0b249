import type { OutfitSpec } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export interface Look {
  /** Of the outfit's data and the drawing's version: 32 hex digits. */
  readonly key: string;
  readonly spec: OutfitSpec;
}

/** Keeps looks for good, so that their addresses answer from now on; those kept before stay as they are. */
export async function keepLooks(db: Kysely<Schema>, looks: readonly Look[], now: Date): Promise<void> {
  if (looks.length === 0) return;
  const created_at = now.toISOString();
  const rows = looks.map(({ key, spec }) => ({ key, spec: JSON.stringify(spec), created_at }));
  await db
    .insertInto('looks')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** The look with this key, of any release. */
export async function findLook(db: Kysely<Schema>, key: string): Promise<Look | undefined> {
  const [look] = await findLooks(db, [key]);
  return look;
}

/** The looks with these keys, in their order; a key without a look is passed over. */
export async function findLooks(db: Kysely<Schema>, keys: readonly string[]): Promise<Look[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('looks').select(['key', 'spec']).where('key', 'in', keys).execute();
  const specs = new Map(rows.map(({ key, spec }) => [key, spec]));
  return keys.flatMap((key) => {
    const spec = specs.get(key);
    return spec === undefined ? [] : [{ key, spec: JSON.parse(spec) as OutfitSpec }];
  });
}
