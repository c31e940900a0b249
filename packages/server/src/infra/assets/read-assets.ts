import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Asset, type Compression, createAsset } from './asset.ts';

/** The files of a built folder by their path in it, with slashes: `assets/index-3f.js`. */
export type Assets = ReadonlyMap<string, Asset>;

const ENDINGS: Readonly<Record<Compression, string>> = { br: '.br', gzip: '.gz' };

/** Reads a built folder whole, with the `.br` and `.gz` siblings a build made; a missing folder has no files. */
export async function readAssets(folder: string): Promise<Assets> {
  const paths = new Set(await filesUnder(folder));
  const endings = Object.values(ENDINGS);
  const originals = [...paths].filter(
    (path) => !endings.some((ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length))),
  );
  const entries = originals.map(async (path) => [path, await readAsset(folder, path, paths)] as const);
  return new Map(await Promise.all(entries));
}

async function readAsset(folder: string, path: string, paths: ReadonlySet<string>): Promise<Asset> {
  const siblings = Object.entries(ENDINGS).filter(([, ending]) => paths.has(path + ending));
  const compressed = siblings.map(
    async ([coding, ending]) => [coding, await readFile(join(folder, path + ending))] as const,
  );
  return createAsset(
    path,
    await readFile(join(folder, path)),
    Object.fromEntries(await Promise.all(compressed)),
  );
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfAbsent);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function noneIfAbsent(cause: NodeJS.ErrnoException): [] {
  if (cause.code === 'ENOENT') return [];
  throw cause;
}
