import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FIRST } from './embed-groups.ts';
import { type EmbedManifest, readEmbedManifest } from './embed-manifest.ts';
import { EMBED } from './paths.ts';

/** One line of the table: what is asked for, its brotli bytes, and its ceiling where it has one. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly maxBytes?: number;
}

const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(EMBED, path))).length;
const sum = (files: readonly string[]) =>
  files.reduce((bytes, file) => bytes + brotliBytes(`chunks/${file}`), 0);

/** What each widget adds to a page that has the ones before it, in the order a visitor meets them. */
function furtherWeights(widgets: EmbedManifest['widgets'], first: readonly string[]): readonly Weight[] {
  const onPage = new Set(first);
  return Object.entries(widgets)
    .filter(([tag]) => tag !== FIRST)
    .map(([tag, chunks]) => {
      const added = chunks.filter((chunk) => !onPage.has(chunk));
      for (const chunk of added) onPage.add(chunk);
      return { what: `further widget, ${tag}`, bytes: sum(added), maxBytes: 8000 };
    });
}

/** What a partner's page asks for (ceilings: INTERFACE section 5). */
export function embedWeights(): readonly Weight[] {
  const { widgets } = readEmbedManifest();
  const first = widgets[FIRST] ?? [];
  const loader = brotliBytes('glow.js');
  const atOnce = new Set(Object.values(widgets).flat());
  const shared = [...atOnce].filter((name) => !first.includes(name) && !name.startsWith('glow-'));
  const later = readdirSync(join(EMBED, 'chunks')).filter(
    (name) => name.endsWith('.js') && !atOnce.has(name),
  );
  const nameOf = (file: string) => file.replace(/-[\w-]{6}\.js$/, '');
  return [
    { what: 'glow.js', bytes: loader, maxBytes: 1500 },
    {
      what: `first widget, ${FIRST}: loader, script, style, texts`,
      bytes: loader + sum(first),
      maxBytes: 22_000,
    },
    { what: 'its requests', bytes: 1 + first.length, maxBytes: 3 },
    ...furtherWeights(widgets, first),
    ...shared.map((name) => ({ what: `of these, shared: ${nameOf(name)}`, bytes: sum([name]) })),
    ...later.map((name) => ({ what: `only when asked for, ${nameOf(name)}`, bytes: sum([name]) })),
  ];
}
