import type { HairStyle } from '../../../outfit.ts';

/** Styles that leave the ears, and what is worn on them, to be seen. */
export const EARS_FREE: ReadonlySet<HairStyle> = new Set([
  'bun',
  'topknot',
  'pony',
  'pixie',
  'crop',
  'braid',
  'chignon',
  'crown-braid',
  'coily-crop',
  'cornrows',
  'bantu-knots',
]);
