import type { Plugin, Rolldown } from 'vite';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { bundle, chunksOf } from './bundle.ts';
import { type ChunkGroup, type ChunksByName, chunkGroups, withImports } from './embed-groups.ts';
import { paintFirst } from './first-paint.ts';
import { leanDescriptors, leanOptions } from './lean-descriptors.ts';
import { PACKAGE } from './paths.ts';
import { PREACT_ALIASES } from './preact-aliases.ts';
import { REGISTER_ENTRIES, registerEntries } from './register-entries.ts';

export interface EmbedChunks {
  /** File name → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Tag → the files that start together, what is shared first. */
  readonly chunksOfTag: ReadonlyMap<string, readonly string[]>;
}

const TAGS = DESCRIPTORS.map(({ tag }) => tag);

/** One entry per widget, on preact. */
async function bundleWidgets(
  groups: readonly ChunkGroup[],
  plugins: readonly Plugin[] = [],
): Promise<ChunksByName> {
  const codeSplitting = groups.length > 0 && { codeSplitting: { groups: [...groups] } };
  const outputs = await bundle({
    root: PACKAGE,
    plugins: [registerEntries(), leanDescriptors(), leanOptions(), ...plugins],
    resolve: { alias: PREACT_ALIASES },
    define: { 'import.meta.env.GLOW_EMBED': 'true', 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: {
        entry: { ...REGISTER_ENTRIES },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true, // Vite leaves a library's modules wide for the next bundler; these go to browsers
          comments: false,
          entryFileNames: '[name]-[hash:6].js',
          chunkFileNames: '[name]-[hash:6].js',
          ...codeSplitting,
        },
      },
    },
  });
  return new Map(chunksOf(outputs).map((chunk) => [chunk.fileName, chunk]));
}

function entryOf(tag: string, chunks: ChunksByName): Rolldown.OutputChunk {
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === tag);
  if (!entry) throw new Error(`The build gave no chunk for <${tag}>.`);
  return entry;
}

/** One chunk per widget and two for what they share; what only a press asks for lies apart. */
export async function buildEmbedChunks(): Promise<EmbedChunks> {
  const chunks = await bundleWidgets(chunkGroups(await bundleWidgets([])), [await paintFirst()]);
  return {
    files: new Map([...chunks.values()].map(({ fileName, code }) => [fileName, code])),
    chunksOfTag: new Map(
      TAGS.map((tag) => [tag, withImports(entryOf(tag, chunks), chunks).map(({ fileName }) => fileName)]),
    ),
  };
}
