import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { heightCss, placeOf } from '../src/element/place-css.ts';
import { instantStyleElement } from '../src/widgets/instant-style/instant-style.element.ts';
import { bundle, chunksOf } from './bundle.ts';
import { FIRST } from './embed-groups.ts';
import { leanOptions } from './lean-descriptors.ts';
import { PACKAGE, SOURCE } from './paths.ts';

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

/** The script that shows the first widget's cards; its value is what to do when the runtime does not come. */
async function firstPaintScript(): Promise<string> {
  const [chunk] = chunksOf(
    await bundle({
      root: PACKAGE,
      plugins: [leanOptions(), tokensOf(PICKER_STYLES)],
      resolve: { alias: { 'react/jsx-runtime': STATIC_REACT, react: STATIC_REACT, clsx: STATIC_REACT } },
      define: {
        'process.env.NODE_ENV': '"production"',
        GLOW_HEIGHT_CSS: JSON.stringify(heightCss(placeOf(FIRST), instantStyleElement)),
      },
      build: { lib: { entry: join(SOURCE, 'embed/instant-style.first.tsx'), formats: ['es'] } },
    }),
  );
  const [script, name] = chunk?.code.split(/export ?{ ?(\w+) as giveUp ?};?\s*$/) ?? [];
  if (!script || !name) throw new Error('The first paint must export giveUp, last and alone.');
  return `(() => {${script};return ${name}})()`;
}

/**
 * Has the first widget's chunk paint before it waits for the runtime: the static import, which would hold back the
 * whole chunk, becomes a dynamic one after the paint.
 */
export async function paintFirst(): Promise<Plugin> {
  const script = await firstPaintScript();
  return {
    name: 'glow-paint-first',
    renderChunk(code, { isEntry, name, imports }) {
      if (!isEntry || name !== FIRST || imports.length !== 1) return undefined;
      const [statement, names, file] = code.match(/import ?{([^}]+)} ?from ?("[^"]+");?/) ?? [];
      if (!statement || !names) this.error('The chunk imports its runtime in an unknown way.');
      const bindings = names.replaceAll(' as ', ':');
      return `const giveUp = ${script};\nconst {${bindings}} = await import(${file}).catch(giveUp);\n${code.replace(statement, '')}`;
    },
  };
}
