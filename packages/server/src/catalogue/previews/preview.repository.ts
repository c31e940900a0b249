import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

export interface StoredPreview {
  readonly key: string;
  readonly preview: string;
}

/** Returns the previews that are stored of the looks with these keys, in any order. */
export async function findPreviews(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<readonly StoredPreview[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('looks')
    .select(['key', 'preview'])
    .where('key', 'in', keys)
    .where('preview', 'is not', null)
    .$narrowType<StoredPreview>()
    .execute();
}

/**
 * Stores a look's preview with it. A generated look that nobody opened keeps its recipe alone, which is a fraction of
 * a preview.
 */
export async function storePreview(db: Kysely<Schema>, { key, preview }: StoredPreview): Promise<void> {
  await db.updateTable('looks').set({ preview }).where('key', '=', key).where('spec', '!=', '').execute();
}
