import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { bundle, chunksOf } from './bundle.ts';
import { leanDescriptors } from './lean-descriptors.ts';
import { PACKAGE, SOURCE } from './paths.ts';
import { PREACT_ALIASES } from './preact-aliases.ts';

export interface EmbedChunks {
  /** File name → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Tag → the files that start together, what is shared first. */
  readonly chunksOfTag: ReadonlyMap<string, readonly string[]>;
}

/** The files that a chunk needs before it runs, itself last. */
function withImports(chunk: Rolldown.OutputChunk, all: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const imported = chunk.imports.flatMap((fileName) => {
    const next = all.get(fileName);
    return next ? withImports(next, all) : [];
  });
  return [...new Set([...imported, chunk.fileName])];
}

/** One chunk per widget, one for what they share, on preact; what only a press asks for lies apart. */
export async function buildEmbedChunks(): Promise<EmbedChunks> {
  const tags = DESCRIPTORS.map(({ tag }) => tag);
  const outputs = await bundle({
    root: PACKAGE,
    plugins: [leanDescriptors()],
    resolve: { alias: PREACT_ALIASES },
    define: { 'import.meta.env.GLOW_EMBED': 'true', 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: {
        entry: Object.fromEntries(tags.map((tag) => [tag, join(SOURCE, `register/${tag}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true, // Vite leaves a library's modules wide for the next bundler; these go to browsers
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'runtime', minShareCount: 2 }] },
        },
      },
    },
  });
  const chunks = chunksOf(outputs);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entryOf = (tag: string) => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === tag);
    if (!entry) throw new Error(`The build gave no chunk for <${tag}>.`);
    return entry;
  };
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    chunksOfTag: new Map(tags.map((tag) => [tag, withImports(entryOf(tag), byName)])),
  };
}
