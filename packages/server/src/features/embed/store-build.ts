import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Log } from '#infra/logging/log.ts';
import {
  deleteBuildRow,
  findPinnedIds,
  findStoredBuilds,
  pinBuild,
  upsertBuild,
} from './embed.repository.ts';
import type { EmbedBuild } from './embed-build.ts';

/** A page that was open during four releases still finds the chunks it names (INTERFACE section 2). */
const KEPT_BUILDS = 5;

export interface StoreDependencies {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Keeps the files of a build for the time when a later one is served. The last five builds stay, and the first of every
 * version for good, since a page may be pinned to its bytes; the others are forgotten.
 */
export async function storeBuild(dependencies: StoreDependencies, build: EmbedBuild): Promise<void> {
  const { db, blobs, clock, log } = dependencies;
  const files = [...build.files].map(([path, asset]) => ({ path, asset, key: blobKeyOf(build, path) }));
  const kept = await findStoredBuilds(db.queries);
  if (!kept.some(({ id }) => id === build.id)) {
    for (const { asset, key } of files) await blobs.write(key, asset.representations.identity.bytes);
  }
  const keys = Object.fromEntries(files.map(({ path, key }) => [path, key]));
  await upsertBuild(db.queries, { id: build.id, version: build.version, files: keys }, clock.now());
  const pinned = await pinBuild(db.queries, build.version, build.id);
  if (pinned !== build.id) {
    log.warn(
      `/embed/${build.version}/ keeps the files it was first served with: this build of the same version has others. Raise the version to pin them.`,
    );
  }
  await deleteOldBuilds(dependencies);
}

async function deleteOldBuilds({ db, blobs }: StoreDependencies): Promise<void> {
  const builds = await findStoredBuilds(db.queries);
  const pinned = await findPinnedIds(db.queries);
  for (const build of builds.slice(KEPT_BUILDS).filter(({ id }) => !pinned.has(id))) {
    await deleteBuildRow(db.queries, build.id);
    for (const key of Object.values(build.files)) await blobs.delete(key);
  }
}

/** Returns the blob key of a file. No two builds share a blob, so that deleting one affects no other. */
function blobKeyOf({ id }: EmbedBuild, path: string): string {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return `embed/${id}/${name}${extname(path).toLowerCase()}`;
}
