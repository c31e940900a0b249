import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { heightCss, placeholderCss, placeOf, STRUT } from '#element/place-css.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { CUSTOM_ELEMENTS, NPM, SOURCE } from '../paths.ts';
import { COMPONENT_CLAIMS, componentClaims } from '../typings/component-claims.ts';
import { componentTypings } from '../typings/component-typings.ts';
import { elementTypings, registerTypings, TYPINGS } from '../typings/element-typings.ts';
import { jsxTypings } from '../typings/jsx-typings.ts';
import { svelteTypings } from '../typings/svelte-typings.ts';
import { vueTypings } from '../typings/vue-typings.ts';
import { DEMO_LOOKS, demoLooks } from './demo-looks.ts';
import { EDITOR_DATA } from './editor-data.ts';
import { LLMS_TEXT, llmsText } from './llms-text.ts';
import { customElementsManifest } from './manifest.ts';
import { tagDocuments } from './tag-documents.ts';

export const PLACES = join(SOURCE, 'shared/places.css');

/** Returns the style sheet that gives React components the widths and heights that elements have from their hosts. */
export function placeStyles(): string {
  const rules = DESCRIPTORS.map((descriptor) => heightCss(placeOf(descriptor.tag), descriptor));
  const css = `.glow-fit{display:flow-root;${STRUT}}${rules.join('')}`.replaceAll('"', "'"); // as the formatter has it
  return `/* Written by \`pnpm run generate\` from each widget's \`reservedHeight\`. */\n${css.replaceAll(/([^}])}/g, '$1;}')}\n`;
}

/** Name in the package → its text: declarations without a module behind them. */
export const FRAMEWORK_TYPINGS: Readonly<Record<string, () => string>> = {
  'jsx/react-18': () => jsxTypings('react-18'),
  'jsx/react-19': () => jsxTypings('react-19'),
  'jsx/preact': () => jsxTypings('preact'),
  'jsx/solid': () => jsxTypings('solid'),
  react: componentTypings,
  vue: vueTypings,
  svelte: svelteTypings,
};

/** Path → text, made from the descriptors. */
type GeneratedFiles = ReadonlyMap<string, string>;

/** Returns the generated files that are committed, before the formatter runs over scripts and JSON. */
export function committedFiles(): GeneratedFiles {
  return new Map([
    [TYPINGS, elementTypings()],
    [CUSTOM_ELEMENTS, JSON.stringify(customElementsManifest(), null, 2)],
    [COMPONENT_CLAIMS, componentClaims()],
    [PLACES, placeStyles()],
    [DEMO_LOOKS, demoLooks()],
    [LLMS_TEXT, llmsText()],
    ...tagDocuments(),
  ]);
}

/** Returns the generated files that only the package holds. */
export function shippedFiles(): GeneratedFiles {
  return new Map([
    [join(NPM, 'register.d.ts'), registerTypings('./elements.js')],
    [join(NPM, 'placeholder.css'), `${placeholderCss(DESCRIPTORS)}\n`],
    ...Object.entries(FRAMEWORK_TYPINGS).map(([name, text]) => [join(NPM, `${name}.d.ts`), text()] as const),
    ...Object.entries(EDITOR_DATA).map(([name, text]) => [join(NPM, name), text()] as const),
  ]);
}

export function writeGenerated(files: GeneratedFiles): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
