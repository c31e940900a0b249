import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { DESCRIPTORS } from '../src/widgets/descriptors.ts';
import { bundle, chunksOf } from './bundle.ts';
import { withImports } from './embed/chunks.ts';
import { FIRST } from './embed/first-paint.ts';
import { EMBED, NPM, PACKAGE } from './paths.ts';

/** `dist/embed/manifest.json`: what a page asks for. */
export interface EmbedManifest {
  readonly version: string;
  /** Tag → the files of `chunks/` that start together, what is shared first. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

export function readEmbedManifest(): EmbedManifest {
  return JSON.parse(readFileSync(join(EMBED, 'manifest.json'), 'utf8')) as EmbedManifest;
}

/** One line of the table: what is asked for, its brotli bytes, and its ceiling where it has one. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly maxBytes?: number;
}

const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(EMBED, path))).length;
const sum = (files: readonly string[]) =>
  files.reduce((bytes, file) => bytes + brotliBytes(`chunks/${file}`), 0);

/**
 * Returns the bytes that each widget adds to a page that has the ones before it, in the order a visitor meets them. The
 * loader fetches the chunk `visit` for the first of them, whether that waits for it or not.
 */
function furtherWeights(widgets: EmbedManifest['widgets'], first: readonly string[]): readonly Weight[] {
  const onPage = new Set(first);
  const visit = Object.values(widgets)
    .flat()
    .filter((chunk) => chunk.startsWith('visit-'));
  if (visit.length === 0) throw new Error('The build gave no chunk that further widgets share.');
  return Object.entries(widgets)
    .filter(([tag]) => tag !== FIRST)
    .map(([tag, chunks]) => {
      const added = [...new Set([...visit, ...chunks])].filter((chunk) => !onPage.has(chunk));
      for (const chunk of added) onPage.add(chunk);
      return { what: `further widget, ${tag}`, bytes: sum(added), maxBytes: 8000 };
    });
}

/** The chunks of what a deck learns. */
const TASTE = ['follow-taste', 'kept-taste', 'rolldown-runtime'];

/** Returns the bytes that a partner's page loads (ceilings: INTERFACE section 5). */
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
    {
      what: 'taste, loaded with the first swipe',
      bytes: sum(later.filter((name) => TASTE.includes(nameOf(name)))),
      maxBytes: 4000,
    },
    ...shared.map((name) => ({ what: `of these, shared: ${nameOf(name)}`, bytes: sum([name]) })),
    ...later.map((name) => ({ what: `only when asked for, ${nameOf(name)}`, bytes: sum([name]) })),
  ];
}

const PAGE = 'virtual:page';

function page(source: string): Plugin {
  return {
    name: 'glow-page',
    resolveId: (id) => (id.endsWith(PAGE) ? PAGE : undefined),
    load: (id) => (id === PAGE ? source : undefined),
  };
}

/** Returns the brotli bytes that a page loads at once for what it says of the built package, React not counted. */
async function bytesOf(source: string): Promise<number> {
  const outputs = await bundle({
    root: PACKAGE,
    plugins: [page(source)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: { entry: PAGE, formats: ['es'], fileName: 'page' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { minify: true } },
    },
  });
  const chunks = new Map(chunksOf(outputs).map((chunk) => [chunk.fileName, chunk]));
  const atOnce = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => withImports(entry, chunks));
  return atOnce.reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0);
}

const fileOf = (name: string) => JSON.stringify(join(NPM, `${name}.js`));
const bytesOfComponents = (names: readonly string[]) =>
  bytesOf(`export { ${names.join(', ')} } from ${fileOf('index')};`);

/** Returns what each element weighs that brings its own runtime. Ceiling: INTERFACE section 5. */
export async function standaloneWeights(): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  for (const { tag } of DESCRIPTORS) {
    const bytes = await bytesOf(`import ${fileOf(`standalone/${tag}`)};`);
    weights.push({ what: `standalone entry, ${tag}`, bytes, maxBytes: 24_000 });
  }
  return [
    ...weights,
    { what: 'standalone entry, all', bytes: await bytesOf(`import ${fileOf('standalone')};`) },
  ];
}

/** Ceilings: INTERFACE section 5. */
export async function reactWeights(): Promise<readonly Weight[]> {
  const components = DESCRIPTORS.map(({ component }) => component);
  const weights: Weight[] = [];
  for (const component of components) {
    weights.push({
      what: `React entry, ${component}`,
      bytes: await bytesOfComponents([component]),
      maxBytes: 12_000,
    });
  }
  return [
    ...weights,
    { what: 'React entry, all', bytes: await bytesOfComponents(components), maxBytes: 35_000 },
  ];
}

/** Prints bytes beside their ceilings; says whether one is above its own. */
export function printWeights(weights: readonly Weight[]): 'within' | 'over' {
  const overs = weights.map(({ what, bytes, maxBytes }) => {
    const isOver = maxBytes !== undefined && bytes > maxBytes;
    const ceiling = maxBytes === undefined ? '' : `of ${maxBytes}${isOver ? '  TOO MUCH' : ''}`;
    console.log(`${String(bytes).padStart(7)}  ${ceiling.padEnd(9)}  ${what}`);
    return isOver;
  });
  return overs.includes(true) ? 'over' : 'within';
}

// `pnpm run measure` prints the builds' bytes beside their ceilings; it exits with 1 above one.
if (import.meta.main) {
  if (printWeights([...embedWeights(), ...(await standaloneWeights()), ...(await reactWeights())]) === 'over')
    process.exitCode = 1;
}
