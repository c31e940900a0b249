import type { Oklch } from './oklch.ts';

/**
 * Returns true for a colour that goes with any other: near-grey, earth (beige to cognac and olive) or navy and denim.
 * Limits measured on 37 garment swatches.
 */
export function isNeutral({ l, c, h }: Oklch): boolean {
  if (c < 0.04) return true;
  if (h >= 40 && h <= 115 && c <= 0.105) return true;
  return h >= 245 && h <= 275 && c <= 0.075 && l <= 0.8;
}
