import type { Rolldown } from 'vite';

/** The widget whose page INTERFACE section 5 measures: what it shares is the runtime of all. */
export const FIRST = 'glow-instant-style';

export type ChunksByName = ReadonlyMap<string, Rolldown.OutputChunk>;

export interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: (moduleId: string) => boolean;
}

/** What must be there before a chunk runs, itself last. */
export function withImports(chunk: Rolldown.OutputChunk, all: ChunksByName): readonly Rolldown.OutputChunk[] {
  const imported = chunk.imports.flatMap((fileName) => {
    const next = all.get(fileName);
    return next ? withImports(next, all) : [];
  });
  return [...new Set([...imported, chunk])];
}

/**
 * Where shared modules go, read off a build that the bundler split by itself: into one chunk what the first widget
 * shares, into a second what only others share. What only a press or a demo asks for is in neither.
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
  const sharers = (id: string) => [...modulesOf.values()].filter((modules) => modules.has(id)).length;
  return [
    { name: 'runtime', priority: 1, test: (id) => isOfFirst(id) && !first?.moduleIds.includes(id) },
    { name: 'visit', priority: 0, test: (id) => !isOfFirst(id) && sharers(id) > 1 },
  ];
}
