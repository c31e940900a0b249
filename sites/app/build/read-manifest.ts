import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { DIST } from './paths.ts';

const ENTRY = 'src/entry.client.tsx';
const RUNTIME = 'src/hydration/react-runtime.ts';
const FIRST_FONTS = /(?:gloock-latin-400-normal|hanken-grotesk-latin-wght-normal)[^/]*\.woff2$/;

/** What the pages load, by the addresses the client build gave it. */
export interface ClientBuild {
  /** Evaluates React. */
  readonly runtime: string;
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Chunks of runtime, entry and lazily imported modules, named as in the sources, and of what they import. */
  readonly chunksWith: (sources: readonly string[]) => readonly string[];
}

/** @throws {Error} when the build lacks its entry or a module asked for. */
export function readClientBuild(): ClientBuild {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const chunk = (source: string) => {
    const found = manifest[source];
    if (!found) throw new Error(`The client build has no ${source}.`);
    return found;
  };
  const urls = (files: readonly string[]) => files.map((file) => `/${file}`);
  const allFiles = Object.values(manifest).map(({ file }) => file);
  const withImports = (source: string): string[] => [
    chunk(source).file,
    ...(chunk(source).imports ?? []).flatMap(withImports),
  ];
  return {
    runtime: `/${chunk(RUNTIME).file}`,
    entry: `/${chunk(ENTRY).file}`,
    styles: urls(allFiles.filter((file) => file.endsWith('.css'))),
    fonts: urls(allFiles.filter((file) => FIRST_FONTS.test(file))),
    chunksWith: (sources) => urls([...new Set([RUNTIME, ENTRY, ...sources].flatMap(withImports))]),
  };
}
