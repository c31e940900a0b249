import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { bundle, chunksOf } from './bundle.ts';
import type { Weight } from './embed-bytes.ts';
import { withImports } from './embed-groups.ts';
import { NPM, PACKAGE } from './paths.ts';

const PAGE = 'virtual:page';

function page(source: string): Plugin {
  return {
    name: 'glow-page',
    resolveId: (id) => (id.endsWith(PAGE) ? PAGE : undefined),
    load: (id) => (id === PAGE ? source : undefined),
  };
}

/** What a page that imports these components from the built package carries at once, React not counted. */
async function bytesOf(components: readonly string[]): Promise<number> {
  const source = `export { ${components.join(', ')} } from ${JSON.stringify(join(NPM, 'index.js'))};`;
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

/** Ceilings: INTERFACE section 5. */
export async function reactWeights(): Promise<readonly Weight[]> {
  const components = DESCRIPTORS.map(({ component }) => component);
  const weights: Weight[] = [];
  for (const component of components) {
    weights.push({ what: `React entry, ${component}`, bytes: await bytesOf([component]), maxBytes: 12_000 });
  }
  return [...weights, { what: 'React entry, all', bytes: await bytesOf(components), maxBytes: 35_000 }];
}
