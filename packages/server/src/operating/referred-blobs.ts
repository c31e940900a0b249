import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { uploadBlobKey } from '../platform/pictures/upload-pictures.ts';

/**
 * Keys of the blobs that a database cannot do without: uploaded pictures and the files of kept builds. A drawn
 * picture is none of them, since it is drawn again.
 */
export async function referredBlobs(db: Kysely<Schema>): Promise<readonly string[]> {
  const uploads = await db.selectFrom('looks').select('key').where('picture', '=', 'uploaded').execute();
  const builds = await db.selectFrom('embed_builds').select('files').execute();
  return [
    ...uploads.map(({ key }) => uploadBlobKey(key)),
    ...builds.flatMap(({ files }) => Object.values(JSON.parse(files) as Record<string, string>)),
  ];
}
