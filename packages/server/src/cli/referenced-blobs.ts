import { type Kysely, sql } from 'kysely';
import { uploadBlobKey } from '#catalogue/pictures/upload-pictures.ts';
import type { Schema } from '#infra/db/schema.ts';

/**
 * Keys of the blobs that a database cannot do without: uploaded pictures that are offered or saved, and the files of
 * kept builds. A drawn picture is none of them, since it is drawn again; nor is an upload that is under way, whose row
 * comes before its file and its offer after.
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
