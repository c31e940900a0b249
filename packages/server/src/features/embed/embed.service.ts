import { type Asset, createAsset } from '../../platform/assets/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findKeptBuilds } from './embed.repository.ts';
import type { EmbedBuild } from './embed-build.ts';
import { keepBuild } from './keep-build.ts';

export interface EmbedFiles {
  /** The file at a path below `/embed/`. */
  find(path: string): Promise<Asset | undefined>;
}

/**
 * Keeps the build of this release beside earlier ones and finds files among them all. A file in a folder is a
 * hashed chunk or the loader of one version, which any build that has it may answer; what lies at the top is
 * the current build's alone.
 */
export async function openEmbedFiles(
  dependencies: Pick<Dependencies, 'db' | 'blobs' | 'clock'>,
  current: EmbedBuild | undefined,
): Promise<EmbedFiles> {
  if (current) await keepBuild(dependencies, current);
  const read = new Map<string, Promise<Asset | undefined>>();

  async function readKept(path: string, key: string): Promise<Asset | undefined> {
    const bytes = await dependencies.blobs.read(key);
    return bytes && createAsset(path, bytes);
  }

  /** Looked up each time, so that a server also finds the chunks of a release that started after it. */
  async function findKept(path: string): Promise<Asset | undefined> {
    const builds = await findKeptBuilds(dependencies.db.queries);
    const key = builds.find(({ files }) => Object.hasOwn(files, path))?.files[path];
    if (key === undefined) return undefined;
    const asset = read.get(key) ?? readKept(path, key);
    read.set(key, asset);
    return asset;
  }

  return {
    async find(path) {
      return current?.files.get(path) ?? (path.includes('/') ? findKept(path) : undefined);
    },
  };
}
