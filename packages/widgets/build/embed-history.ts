import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds stay served, so that a page with an older loader still finds its chunks. */
const KEPT_BUILDS = 5;

export interface EmbedBuild {
  /** Hash of the files' names; they carry the hashes of their contents. */
  readonly id: string;
  readonly version: string;
  readonly files: readonly string[];
}

/** `dist/embed/manifest.json`. */
export interface EmbedManifest {
  readonly version: string;
  /** Tag → the files that start together. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  /** Newest first: the last five, and the last build of every version, which pages may be pinned to. */
  readonly builds: readonly EmbedBuild[];
}

export function buildOf(version: string, names: Iterable<string>): EmbedBuild {
  const files = [...names].sort();
  return { id: createHash('sha256').update(files.join()).digest('hex').slice(0, 12), version, files };
}

export function readManifest(folder: string): EmbedManifest | undefined {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as EmbedManifest) : undefined;
}

/** The builds to keep once `current` is the newest. */
export function keptBuilds(current: EmbedBuild, before: readonly EmbedBuild[] = []): readonly EmbedBuild[] {
  const builds = [current, ...before.filter(({ id }) => id !== current.id)];
  const isPinned = (build: EmbedBuild) => builds.find(({ version }) => version === build.version) === build;
  return builds.filter((build, age) => age < KEPT_BUILDS || isPinned(build));
}

/** Removes the files of a folder that no kept build names. */
export function prune(folder: string, builds: readonly EmbedBuild[]): void {
  const kept = new Set(builds.flatMap(({ files }) => files));
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
}
