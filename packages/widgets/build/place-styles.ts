import { join } from 'node:path';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { heightCss, placeOf } from '../src/element/place-css.ts';
import { SOURCE } from './paths.ts';

export const PLACES = join(SOURCE, 'shared/places.css');

/** Returns the style sheet that gives React components the heights which elements hold by themselves. */
export function placeStyles(): string {
  const rules = DESCRIPTORS.map((descriptor) => heightCss(placeOf(descriptor.tag), descriptor));
  return `/* Written by \`pnpm run generate\` from each widget's \`reservedHeight\`. */\n${rules.join('').replaceAll(/([^}])}/g, '$1;}')}\n`;
}
