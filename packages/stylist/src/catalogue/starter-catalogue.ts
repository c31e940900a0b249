import { readCatalogue } from './catalogue-file.ts';
import type { CatalogueLook } from './catalogue-look.ts';

export type { CatalogueLook } from './catalogue-look.ts';
export { CATALOGUE_LOOKS_PER_VIBE } from './catalogue-size.ts';

/** Returns the looks a fresh server offers by vibe: always the same in one release, names unique over both catalogues. */
export function starterCatalogue(): readonly CatalogueLook[] {
  return readCatalogue().starter;
}
