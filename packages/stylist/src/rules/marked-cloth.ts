import type { ClothName } from '../wardrobe/cloth.ts';
import { isPrint, isShiny, isTellingWeave } from '../wardrobe/cloth-traits.ts';

/** Returns a cloth that is noticed before its garment: prints, shine, tweed. Denim is too common for it. */
export function isMarkedCloth(name: ClothName): boolean {
  return name !== 'denim' && (isPrint(name) || isShiny(name) || isTellingWeave(name));
}
