import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { LANGUAGES } from '../src/languages/translated.ts';
import { bundle } from './bundle.ts';
import { leanDescriptors } from './lean-descriptors.ts';
import { NPM, PACKAGE, SOURCE } from './paths.ts';

const REACT = /^react(-dom)?($|\/)/;

/** Name in the package → source. */
const ENTRIES = Object.fromEntries([
  ...['index', 'elements', 'register', ...DESCRIPTORS.map(({ tag }) => `register/${tag}`)].map(
    (name) => [name, `${name}.ts`] as const,
  ),
  ...LANGUAGES.map((language) => [`languages/${language}`, `languages/${language}.messages.ts`] as const),
]);

/** The package's modules, with React left to the page and all else bundled in; and its style sheet. */
export async function buildNpmScripts(): Promise<void> {
  const scripts = await bundle({
    root: PACKAGE,
    plugins: [leanDescriptors()],
    define: { 'import.meta.env.GLOW_EMBED': 'false' },
    build: {
      minify: false,
      lib: {
        entry: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(SOURCE, file)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: REACT,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name]-[hash].js',
        },
      },
    },
  });
  const styles = await bundle({
    root: PACKAGE,
    build: {
      rolldownOptions: { input: join(SOURCE, 'styles.css'), output: { assetFileNames: '[name].css' } },
    },
  });
  for (const output of [...scripts, ...styles]) {
    const path = join(NPM, output.fileName);
    if (output.type === 'asset' && output.fileName !== 'styles.css') continue;
    if (output.type === 'chunk' && output.fileName.startsWith('assets/')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, output.type === 'chunk' ? output.code : output.source);
  }
}
