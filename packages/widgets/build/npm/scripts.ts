import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '#shared/locales/translation.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { leanDescriptors } from '../embed/lean-descriptors.ts';
import { NOTICES_FILE, noticesOf } from '../notices.ts';
import { NPM, PACKAGE, SOURCE } from '../paths.ts';
import { REGISTER_ENTRIES, registerEntries } from '../register-entries.ts';

const REACT = /^react(-dom)?($|\/)/;

/** Name in the package → source. */
const ENTRIES: Readonly<Record<string, string>> = {
  index: join(SOURCE, 'index.ts'),
  elements: join(SOURCE, 'elements/index.ts'),
  register: join(SOURCE, 'register.ts'),
  ...Object.fromEntries(
    Object.entries(REGISTER_ENTRIES).map(([tag, entry]) => [`register/${tag}`, entry] as const),
  ),
  ...Object.fromEntries(
    LOCALES.map(
      (language) =>
        [`languages/${language}`, join(SOURCE, `shared/locales/${language}.messages.ts`)] as const,
    ),
  ),
};

/** Name in the package, without `.css` → source: the sheet of all components, and one for each. */
const SHEETS: Readonly<Record<string, string>> = {
  styles: join(SOURCE, 'styles.css'),
  ...Object.fromEntries(
    Object.keys(REGISTER_ENTRIES)
      .map((tag) => `styles/${tag.slice('glow-'.length)}`)
      .map((name) => [name, join(SOURCE, `${name}.css`)] as const),
  ),
};

/** Writes the package's modules, everything bundled in but React, and its style sheet. */
export async function buildNpmScripts(): Promise<void> {
  const scripts = await bundle({
    root: PACKAGE,
    plugins: [registerEntries(), leanDescriptors()],
    define: { 'import.meta.env.GLOW_EMBED': 'false' },
    build: {
      minify: false,
      sourcemap: true,
      lib: {
        entry: { ...ENTRIES },
        formats: ['es'],
      },
      rolldownOptions: {
        external: REACT,
        output: {
          comments: { legal: true, annotation: true, jsdoc: false },
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name]-[hash].js',
        },
      },
    },
  });
  const styles = await bundle({
    root: PACKAGE,
    build: {
      rolldownOptions: { input: SHEETS, output: { assetFileNames: '[name].css' } },
    },
  });
  for (const output of [...scripts, ...styles]) {
    const path = join(NPM, output.fileName);
    if (output.type === 'asset' && !/^styles(?:\.css$|\/)|\.js\.map$/.test(output.fileName)) continue;
    if (output.type === 'chunk' && output.fileName.startsWith('assets/')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, output.type === 'chunk' ? output.code : output.source);
  }
  const moduleIds = chunksOf(scripts).flatMap((chunk) => chunk.moduleIds);
  writeFileSync(join(NPM, NOTICES_FILE), noticesOf(moduleIds));
}
