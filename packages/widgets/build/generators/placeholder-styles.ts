import type { ElementDescriptor } from '#element/descriptor.ts';
import { placeholderCss } from '#element/place-css.ts';

/** Returns the rules that reserve the places of tags before any script runs, to be copied into a page. */
export function placeholderStyles(descriptors: readonly ElementDescriptor[]): string {
  return placeholderCss(descriptors).replaceAll('\u200b', '\\200b '); // a page need not be in UTF-8
}
