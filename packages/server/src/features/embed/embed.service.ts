import { type Asset, createAsset } from '#infra/assets/asset.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Clock } from '#infra/clock.ts';
import { createSingleFlight } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { findBuildStamp, findStoredBuilds } from './embed.repository.ts';
import type { EmbedBuild } from './embed-build.ts';
import { storeBuild } from './store-build.ts';

export interface EmbedFiles {
  /** Returns the file at a path below `/embed/`. */
  find(path: string): Promise<Asset | undefined>;
}

/**
 * Keeps the build of this release beside earlier ones and finds files among them all. A file in a folder is a
 * hashed chunk or the loader of one version, which any build that has it may answer; what lies at the top is
 * the current build's alone.
 */
export async function openEmbedFiles(
  dependencies: { readonly db: Database; readonly blobs: BlobStore; readonly clock: Clock },
  current: EmbedBuild | undefined,
): Promise<EmbedFiles> {
  if (current) await storeBuild(dependencies, current);
  const assets = new Map<string, Asset>();
  const readOnce = createSingleFlight<Asset | undefined>();
  let index: { readonly stamp: string; readonly keys: ReadonlyMap<string, string> } | undefined;

  /** Reads a stored file once; a failed read is not cached, since the next one may succeed. */
  async function readKept(path: string, key: string): Promise<Asset | undefined> {
    const known = assets.get(key);
    if (known) return known;
    return readOnce(key, async () => {
      const bytes = await dependencies.blobs.read(key);
      const asset = bytes && (await createAsset(path, bytes));
      if (asset) assets.set(key, asset);
      return asset;
    });
  }

  /**
   * Returns the blob keys by path. Queried each time, so that a server also finds the chunks of a release
   * that started after it.
   */
  async function keysByPath(): Promise<ReadonlyMap<string, string>> {
    const { queries } = dependencies.db;
    const stamp = await findBuildStamp(queries);
    if (index?.stamp === stamp) return index.keys;
    const builds = await findStoredBuilds(queries);
    const keys = new Map(builds.toReversed().flatMap(({ files }) => Object.entries(files)));
    index = { stamp, keys };
    return keys;
  }

  async function findKept(path: string): Promise<Asset | undefined> {
    const key = (await keysByPath()).get(path);
    return key === undefined ? undefined : readKept(path, key);
  }

  return {
    async find(path) {
      return current?.files.get(path) ?? (path.includes('/') ? findKept(path) : undefined);
    },
  };
}
