import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { PACKAGE, packageVersion, SOURCE } from '../paths.ts';
import { REGISTER_ENTRIES, registerEntries } from '../register-entries.ts';
import { FIRST, paintFirst } from './first-paint.ts';
import { leanDescriptors, leanOptions } from './lean-descriptors.ts';
import { ownCopies } from './own-copies.ts';
import { PREACT_ALIASES, wholeReactApart } from './preact-aliases.ts';

export type ChunksByName = ReadonlyMap<string, Rolldown.OutputChunk>;

export interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: (moduleId: string) => boolean;
}

/** Returns a chunk and all chunks that it imports, directly or not, the chunk itself last. */
export function withImports(chunk: Rolldown.OutputChunk, all: ChunksByName): readonly Rolldown.OutputChunk[] {
  const imported = chunk.imports.flatMap((fileName) => {
    const next = all.get(fileName);
    return next ? withImports(next, all) : [];
  });
  return [...new Set([...imported, chunk])];
}

/** Returns the names of the modules of a chunk and of all that it may ever load. */
function modulesEverOf(
  chunk: Rolldown.OutputChunk,
  all: ChunksByName,
  reached = new Set<string>(),
): Set<string> {
  if (reached.has(chunk.fileName)) return new Set();
  reached.add(chunk.fileName);
  const next = [...chunk.imports, ...chunk.dynamicImports].flatMap((fileName) => all.get(fileName) ?? []);
  return new Set([...chunk.moduleIds, ...next.flatMap((other) => [...modulesEverOf(other, all, reached)])]);
}

/**
 * Returns the groups for shared modules, derived from a build that the bundler split by itself: into one chunk what the first widget
 * shares, into a second what one of the others loads at once and another at any time. What only a press or a demo asks for is in
 * neither.
 */
export function chunkGroups(chunks: ChunksByName): readonly ChunkGroup[] {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const modulesOf = new Map(
    entries.map((entry) => [
      entry.name,
      new Set(withImports(entry, chunks).flatMap(({ moduleIds }) => moduleIds)),
    ]),
  );
  const first = entries.find(({ name }) => name === FIRST);
  const isOfFirst = (id: string) => modulesOf.get(FIRST)?.has(id) === true;
  const ever = entries.map((entry) => modulesEverOf(entry, chunks));
  const isAtOnce = (id: string) => [...modulesOf.values()].some((modules) => modules.has(id));
  const sharers = (id: string) => ever.filter((modules) => modules.has(id)).length;
  return [
    { name: 'runtime', priority: 1, test: (id) => isOfFirst(id) && !first?.moduleIds.includes(id) },
    { name: 'visit', priority: 0, test: (id) => !isOfFirst(id) && isAtOnce(id) && sharers(id) > 1 },
  ];
}

export interface EmbedChunks {
  /** File name → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Every module whose code is in the files. */
  readonly moduleIds: readonly string[];
  /** Tag → the files that start together, what is shared first. */
  readonly chunksOfTag: ReadonlyMap<string, readonly string[]>;
}

/** Has V8 compile a chunk's functions beside the main thread while it loads: most of them run with the first render. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const TAGS = DESCRIPTORS.map(({ tag }) => tag);

/** Bundles one entry per widget, on preact. */
async function bundleWidgets(
  groups: readonly ChunkGroup[],
  plugins: readonly Plugin[] = [],
): Promise<ChunksByName> {
  const codeSplitting = groups.length > 0 && { codeSplitting: { groups: [...groups] } };
  const outputs = await bundle({
    root: PACKAGE,
    plugins: [
      wholeReactApart(),
      registerEntries(),
      ownCopies(),
      leanDescriptors(),
      leanOptions(),
      ...plugins,
    ],
    resolve: { alias: PREACT_ALIASES },
    define: {
      'import.meta.env.GLOW_EMBED': 'true',
      'process.env.NODE_ENV': '"production"',
      GLOW_VERSION: JSON.stringify(packageVersion()),
    },
    build: {
      lib: {
        entry: { ...REGISTER_ENTRIES, rescue: join(SOURCE, 'embed/rescue.ts') },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true, // Vite leaves a library's modules wide for the next bundler; these go to browsers
          comments: false,
          postBanner: COMPILE_HINT,
          hashCharacters: 'base36', // costs the loader, which names chunks, fewer bytes than base64
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

/** Builds one chunk per widget and two for what they share; what only a press needs is in chunks of its own. */
export async function buildEmbedChunks(): Promise<EmbedChunks> {
  const chunks = await bundleWidgets(chunkGroups(await bundleWidgets([])), [await paintFirst()]);
  return {
    moduleIds: [...chunks.values()].flatMap(({ moduleIds }) => moduleIds),
    files: new Map([...chunks.values()].map(({ fileName, code }) => [fileName, code])),
    chunksOfTag: new Map(
      TAGS.map((tag) => [tag, withImports(entryOf(tag, chunks), chunks).map(({ fileName }) => fileName)]),
    ),
  };
}
