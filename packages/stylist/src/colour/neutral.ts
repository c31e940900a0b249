import type { Oklch } from './oklch.ts';

/** Butter yellow and apricot are as light as sand, and everybody calls them a colour. */
const PASTEL_LIGHTNESS = 0.78;
const PASTEL_CHROMA = 0.075;

/**
 * Returns true for a colour that goes with any other: near-grey, earth (beige to cognac) or navy and denim.
 * Limits measured on 37 garment swatches.
 */
export function isNeutral({ l, c, h }: Oklch): boolean {
  if (c < 0.04) return true;
  const earthy = h >= 40 && h <= 100 && c <= 0.105;
  if (earthy) return l < PASTEL_LIGHTNESS || c < PASTEL_CHROMA;
  return h >= 245 && h <= 275 && c <= 0.075 && l <= 0.8;
}
