import type { Oklch } from './oklch.ts';

/** From here on a red is red and a green is green, not wine, blush, sage or olive. */
const FULL_CHROMA = 0.1;
/** Greens are seen as green a little earlier. */
const GREEN_CHROMA = 0.08;

const isRed = ({ c, h }: Oklch) => c >= FULL_CHROMA && (h <= 48 || h >= 350);
const isGreen = ({ c, h }: Oklch) => c >= GREEN_CHROMA && h >= 125 && h <= 180;

/** A red this bright sees a dark green as green too: cherry on bottle green. */
const BRIGHT_CHROMA = 0.13;
const DARK_GREEN = { c: 0.05, l: 0.5 };

const isBrightRed = ({ c, h }: Oklch) => c >= BRIGHT_CHROMA && h >= 15 && h <= 35;
const isDarkGreen = ({ l, c, h }: Oklch) => c >= DARK_GREEN.c && l <= DARK_GREEN.l && h >= 125 && h <= 180;

const isRedOnGreen = (a: Oklch, b: Oklch) => (isRed(a) && isGreen(b)) || (isBrightRed(a) && isDarkGreen(b));

/** Red with green, which nobody sees without thinking of December: both at full chroma, or a bright red with a dark green. */
export const isChristmas = (a: Oklch, b: Oklch): boolean => isRedOnGreen(a, b) || isRedOnGreen(b, a);
