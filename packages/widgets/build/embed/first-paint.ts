import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { heightCss, placeOf } from '#element/place-css.ts';
import { instantStyleElement } from '#widgets/instant-style/instant-style.element.ts';
import { bundle, chunksOf } from '../bundle.ts';
import { PACKAGE, SOURCE } from '../paths.ts';
import { leanOptions } from './lean-descriptors.ts';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type ImportDeclaration = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

/** The widget whose page INTERFACE section 5 measures: what it shares is the runtime of all. */
export const FIRST = 'glow-instant-style';

const STATIC_REACT = join(SOURCE, 'embed/static-react.ts');

const PICKER_STYLES = ['pocket-cards.css', 'picker.responsive.css'].map((name) =>
  join(SOURCE, 'widgets/instant-style', name),
);

const isUsed = (name: string, css: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);

/** The cards show all that they say. */
const HIDDEN_TEXT = /^\.glow-visually-hidden {[^}]+}$/m;

/** Leaves of the tokens those that a style sheet reads, itself or through another token. */
function tokensOf(cssFiles: readonly string[]): Plugin {
  return {
    name: 'glow-used-tokens',
    enforce: 'pre',
    transform(tokens, id) {
      if (!id.includes('/tokens.css')) return undefined;
      const readers = cssFiles.map((file) => readFileSync(file, 'utf8')).join('') + tokens;
      return tokens
        .replace(/^ *(--g-[\w-]+):[^;]+;$/gm, (line, name) => (isUsed(name, readers) ? line : ''))
        .replace(HIDDEN_TEXT, '');
    },
  };
}

/** Builds the script that shows the first widget's cards, as the variable `giveUp`: what to do without a runtime. */
async function firstPaintScript(): Promise<string> {
  const [chunk] = chunksOf(
    await bundle({
      root: PACKAGE,
      plugins: [leanOptions(), tokensOf(PICKER_STYLES)],
      resolve: {
        alias: { 'react/jsx-runtime': STATIC_REACT, react: STATIC_REACT, 'clsx/lite': STATIC_REACT },
      },
      define: {
        'process.env.NODE_ENV': '"production"',
        GLOW_HEIGHT_CSS: JSON.stringify(heightCss(placeOf(FIRST), instantStyleElement)),
      },
      build: {
        lib: {
          entry: join(SOURCE, 'embed/instant-style.first.tsx'),
          formats: ['iife'],
          name: 'giveUp',
        },
        rolldownOptions: { output: { exports: 'default' } },
      },
    }),
  );
  if (!chunk) throw new Error('The build gave no first paint.');
  return chunk.code;
}

/** Returns the one import declaration of a chunk, by the bundler's own parser. Throws where there are others. */
function onlyImport(program: Program): ImportDeclaration {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const [statement] = imports;
  if (!statement || imports.length > 1)
    throw new Error('The first widget must import its runtime, and that alone.');
  return statement;
}

/** Returns a pattern that takes the same names from a module object as an import declaration. */
function patternOf({ specifiers }: ImportDeclaration): string {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error('The runtime must be imported by names.');
    const { imported, local } = specifier;
    return `${imported.type === 'Identifier' ? imported.name : JSON.stringify(imported.value)}:${local.name}`;
  });
  return `{${names.join()}}`;
}

/**
 * Has the first widget's chunk paint before it waits for the runtime: the static import, which would hold back the
 * whole chunk, becomes a dynamic one after the paint.
 */
export async function paintFirst(): Promise<Plugin> {
  const script = await firstPaintScript();
  return {
    name: 'glow-paint-first',
    renderChunk(code, { isEntry, name }) {
      if (!isEntry || name !== FIRST) return undefined;
      const statement = onlyImport(this.parse(code));
      const file = JSON.stringify(statement.source.value);
      const rest = code.slice(0, statement.start) + code.slice(statement.end);
      return `${script}\nconst ${patternOf(statement)} = await import(${file}).catch(giveUp);\n${rest}`;
    },
  };
}
