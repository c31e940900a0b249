import { readCatalogue } from './catalogue-file.ts';
import type { CatalogueLook, StyleLook } from './catalogue-look.ts';

export type { CatalogueLook, StyleLook } from './catalogue-look.ts';
export { CATALOGUE_LOOKS_PER_VIBE, STYLE_CATALOGUE_LOOKS } from './catalogue-size.ts';

/** Returns the looks a fresh server offers by vibe: always the same in one release, names unique over both catalogues. */
export function starterCatalogue(): readonly CatalogueLook[] {
  return readCatalogue().starter;
}

/** Returns the looks a fresh server recommends after the quiz, under names that no look of the starter catalogue has. */
export function styleCatalogue(): readonly StyleLook[] {
  return readCatalogue().style;
}
