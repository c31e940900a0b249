import type { WornItem } from '../outfit.ts';
import { findGarment } from './garments.ts';
import { wordsInCloth } from './item-words.ts';

/** The shortest words for an item, without a material it is not made of here: a corduroy 'jacket', no 'denim jacket'. */
export function shortWords({ garment, cloth }: WornItem): string {
  return wordsInCloth(cloth.name, findGarment(garment).short);
}
