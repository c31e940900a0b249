import { type Kysely, sql } from 'kysely';
import { uploadBlobKey } from '#catalogue/pictures/upload-pictures.ts';
import type { Schema } from '#infra/db/schema.ts';

/**
 * Returns the keys of the blobs that a database cannot do without: uploaded pictures that are offered or
 * saved, and the files of stored builds. Drawn pictures are not among them, since they can be drawn again;
 * nor is an upload in progress, whose row precedes its file and its offer follows it.
 */
export async function referencedBlobs(db: Kysely<Schema>): Promise<readonly string[]> {
  const uploads = await db
    .selectFrom('looks')
    .select('key')
    .where('picture', '=', 'uploaded')
    .where(
      sql<boolean>`(exists (select 1 from wardrobe_items where look_key = looks.key)
        or exists (select 1 from offered_looks where look_key = looks.key and state = 'offered'))`,
    )
    .execute();
  const builds = await db.selectFrom('embed_builds').select('files').execute();
  return [
    ...uploads.map(({ key }) => uploadBlobKey(key)),
    ...builds.flatMap(({ files }) => Object.values(JSON.parse(files) as Record<string, string>)),
  ];
}
