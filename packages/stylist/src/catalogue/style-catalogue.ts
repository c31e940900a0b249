import { readCatalogue } from './catalogue-file.ts';
import type { StyleLook } from './catalogue-look.ts';

export type { StyleLook } from './catalogue-look.ts';
export { STYLE_CATALOGUE_LOOKS } from './catalogue-size.ts';

/** Returns the looks a fresh server recommends after the quiz, under names that no look of the starter catalogue has. */
export function styleCatalogue(): readonly StyleLook[] {
  return readCatalogue().style;
}
