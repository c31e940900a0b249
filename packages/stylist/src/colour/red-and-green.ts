import type { Oklch } from './oklch.ts';

/** From here on a red is red and a green is green, not wine, blush, sage or olive. */
const FULL_CHROMA = 0.1;
/** Greens are seen as green a little earlier. */
const GREEN_CHROMA = 0.08;

const isRed = ({ c, h }: Oklch) => c >= FULL_CHROMA && (h <= 48 || h >= 350);
const isGreen = ({ c, h }: Oklch) => c >= GREEN_CHROMA && h >= 125 && h <= 180;

/** Red with green at full chroma, which nobody sees without thinking of December. */
export function isChristmas(a: Oklch, b: Oklch): boolean {
  return (isRed(a) && isGreen(b)) || (isGreen(a) && isRed(b));
}
