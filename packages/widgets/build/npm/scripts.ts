import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { LOCALES } from '#shared/locales/translation.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { leanDescriptors, leanOptions } from '../embed/lean-descriptors.ts';
import { PREACT_ALIASES, wholeReactApart } from '../embed/preact-aliases.ts';
import { NOTICES_FILE, noticesOf } from '../notices.ts';
import { NPM, PACKAGE, SOURCE } from '../paths.ts';
import { REGISTER_ENTRIES, registerEntries } from '../register-entries.ts';

const REACT = /^react(-dom)?($|\/)/;

const below = (folder: string, entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`${folder}/${name}`, entry] as const));

const languages = Object.fromEntries(
  LOCALES.map((language) => [language, join(SOURCE, `shared/locales/${language}.messages.ts`)] as const),
);

const widgets = DESCRIPTORS.map(({ tag }) => tag.slice('glow-'.length));
const sourcesOf = (folder: string, names: readonly string[], suffix: string) =>
  Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, join(SOURCE, folder, name + suffix)] as const),
  );

/** Modules of one component each, which server components refer to. */
const CLIENT_MODULES = {
  ...sourcesOf('components', [...widgets, 'glow-provider'], '.tsx'),
  ...sourcesOf('react', [...widgets, 'config'], '.ts'),
};

/** What runs on the page's React, or needs none: name in the package → source. */
const ENTRIES: Readonly<Record<string, string>> = {
  index: join(SOURCE, 'index.ts'),
  elements: join(SOURCE, 'elements/index.ts'),
  load: join(SOURCE, 'load.ts'),
  react: join(SOURCE, 'react/index.ts'),
  ...CLIENT_MODULES,
  register: join(SOURCE, 'register.ts'),
  ...below('register', REGISTER_ENTRIES),
  ...below('languages', languages),
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

const ON_REACT: InlineConfig = {
  plugins: [registerEntries(), leanDescriptors()],
  define: { 'import.meta.env.GLOW_EMBED': 'false' },
  build: {
    minify: false,
    sourcemap: true,
    lib: { entry: { ...ENTRIES }, formats: ['es'] },
    rolldownOptions: {
      external: REACT,
      output: {
        comments: { legal: true, annotation: true, jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
      },
    },
  },
};

/** Leaves the client's modules to the bundler of the page. */
function clientModulesOutside(): Plugin {
  return {
    name: 'glow-client-modules-outside',
    enforce: 'pre',
    resolveId(id) {
      const module = /^\.\.\/((?:components|react)\/.+)\.tsx?$/.exec(id)?.[1];
      return module && module in CLIENT_MODULES ? { id: `../${module}.js`, external: 'relative' } : undefined;
    },
  };
}

/** What server components import, under the condition `react-server`. */
const ON_REACT_SERVERS: InlineConfig = {
  plugins: [clientModulesOutside()],
  build: {
    minify: false,
    lib: {
      entry: sourcesOf('react-server', ['index', 'react', 'elements', 'register'], '.ts'),
      formats: ['es'],
    },
    rolldownOptions: {
      external: REACT,
      output: { entryFileNames: '[name].js', chunkFileNames: 'react-server/shared/[name]-[hash].js' },
    },
  },
};

/** What brings preact along, minified, since a page may load it as it is. */
const STANDALONE: InlineConfig = {
  plugins: [wholeReactApart(), registerEntries(), leanDescriptors(), leanOptions()],
  resolve: { alias: PREACT_ALIASES },
  define: { 'import.meta.env.GLOW_EMBED': 'false', 'process.env.NODE_ENV': '"production"' },
  build: {
    sourcemap: true,
    lib: {
      entry: { standalone: join(SOURCE, 'register.ts'), ...below('standalone', REGISTER_ENTRIES) },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'standalone/shared/[name]-[hash].js',
      },
    },
  },
};

const STYLES: InlineConfig = {
  build: {
    rolldownOptions: { input: SHEETS, output: { assetFileNames: '[name].css' } },
  },
};

/** Writes the package's modules, its style sheets and the notices of what it bundles. */
export async function buildNpmScripts(): Promise<void> {
  const moduleIds: string[] = [];
  for (const config of [ON_REACT, ON_REACT_SERVERS, STANDALONE, STYLES]) {
    const outputs = await bundle({ root: PACKAGE, ...config });
    if (config !== STYLES) moduleIds.push(...chunksOf(outputs).flatMap((chunk) => chunk.moduleIds));
    for (const output of outputs) {
      const path = join(NPM, output.fileName);
      if (output.type === 'asset' && !/^styles(?:\.css$|\/)|\.js\.map$/.test(output.fileName)) continue;
      if (output.type === 'chunk' && output.fileName.startsWith('assets/')) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, output.type === 'chunk' ? output.code : output.source);
    }
  }
  writeFileSync(join(NPM, NOTICES_FILE), noticesOf(moduleIds));
}
