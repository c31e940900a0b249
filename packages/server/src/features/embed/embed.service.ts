import { type Asset, createAsset } from '#infra/assets/asset.ts';
import { createSingleFlight } from '#infra/concurrency.ts';
import { findBuildStamp, findPinnedIds, findStoredBuilds } from './embed.repository.ts';
import type { EmbedBuild } from './embed-build.ts';
import { type StoreDependencies, storeBuild } from './store-build.ts';

export interface EmbedFiles {
  /** Returns the file at a path below `/embed/`. */
  find(path: string): Promise<Asset | undefined>;
}

/**
 * Keeps the build of this release beside earlier ones and finds files among them all. A hashed chunk in its folder
 * any build that has it may answer; below a version lies the whole first build of it, for good; what lies at the top
 * is the current build's alone.
 */
export async function openEmbedFiles(
  dependencies: StoreDependencies,
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
    const pinned = await findPinnedIds(queries);
    const keys = new Map(builds.toReversed().flatMap(({ files }) => Object.entries(files)));
    for (const { version, files } of builds.filter(({ id }) => pinned.has(id)))
      for (const [path, key] of Object.entries(files)) keys.set(`${version}/${path}`, key);
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
