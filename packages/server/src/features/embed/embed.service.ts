import { type Asset, createAsset } from '../../platform/assets/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findKeptBuilds, type KeptBuild } from './embed.repository.ts';
import type { EmbedBuild } from './embed-build.ts';
import { keepBuild } from './keep-builds.ts';

export interface EmbedAddress {
  /** Absent: whatever is current. */
  readonly version?: string;
  /** Below `/embed/` or `/embed/<version>/`. */
  readonly path: string;
}

export interface EmbedFiles {
  find(address: EmbedAddress): Promise<Asset | undefined>;
}

const HASHED_NAME = /-[\w-]{8,}\.\w+(?:\.map)?$/;

/** Whether a file's name changes with its content. */
export function isHashedName(path: string): boolean {
  return HASHED_NAME.test(path);
}

/**
 * Keeps the build of this release beside the earlier ones and finds files among them all: hashed chunks in any,
 * since their names are as good as their content; the loader only in the build that the address means.
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

  /** Looked up each time, so that a server still finds the chunks of a release that started after it. */
  async function findKept(path: string, isMeant: (build: KeptBuild) => boolean): Promise<Asset | undefined> {
    const builds = (await findKeptBuilds(dependencies.db.queries)).filter(isMeant);
    const key = builds.find(({ files }) => Object.hasOwn(files, path))?.files[path];
    if (key === undefined) return undefined;
    const asset = read.get(key) ?? readKept(path, key);
    read.set(key, asset);
    return asset;
  }

  return {
    async find({ version, path }) {
      const isCurrent = version === undefined || version === current?.version;
      const asset = isCurrent ? current?.files.get(path) : undefined;
      if (asset) return asset;
      if (isHashedName(path)) return findKept(path, () => true);
      return isCurrent ? undefined : findKept(path, (build) => build.version === version);
    },
  };
}
