import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readEmbedManifest } from './embed-manifest.ts';
import { EMBED } from './paths.ts';

/** One line of the table: what is asked for, its brotli bytes, and its ceiling where it has one. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly maxBytes?: number;
}

/** The widget whose page INTERFACE section 5 measures. */
const FIRST = 'glow-instant-style';

const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(EMBED, path))).length;
const sum = (files: readonly string[]) =>
  files.reduce((bytes, file) => bytes + brotliBytes(`chunks/${file}`), 0);

/** What a partner's page asks for (ceilings: INTERFACE section 5). */
export function embedWeights(): readonly Weight[] {
  const { widgets } = readEmbedManifest();
  const first = widgets[FIRST] ?? [];
  const loader = brotliBytes('glow.js');
  const further = Object.entries(widgets).filter(([tag]) => tag !== FIRST);
  const atOnce = new Set(Object.values(widgets).flat());
  const later = readdirSync(join(EMBED, 'chunks')).filter(
    (name) => name.endsWith('.js') && !atOnce.has(name),
  );
  return [
    { what: 'glow.js', bytes: loader, maxBytes: 1500 },
    {
      what: `first widget, ${FIRST}: loader, script, style, texts`,
      bytes: loader + sum(first),
      maxBytes: 22_000,
    },
    { what: 'its requests', bytes: 1 + first.length, maxBytes: 3 },
    ...further.map(([tag, chunks]) => ({
      what: `further widget, ${tag}`,
      bytes: sum(chunks.filter((chunk) => !first.includes(chunk))),
      maxBytes: 8000,
    })),
    ...later.map((name) => ({
      what: `only when asked for, ${name.replace(/-[\w-]{8}\.js$/, '')}`,
      bytes: sum([name]),
    })),
  ];
}
