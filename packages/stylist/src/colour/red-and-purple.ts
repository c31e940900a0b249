import type { Oklch } from './oklch.ts';

/** From here on a red is a warm one, and a purple is purple. */
const RED_CHROMA = 0.11;
const PURPLE_CHROMA = 0.055;
/** A purple this much paler or deeper stands back. */
const TOLD_APART = 0.25;

const isWarmRed = ({ c, h }: Oklch) => c >= RED_CHROMA && h >= 20 && h <= 38;
export const isPurple = ({ c, h }: Oklch) => c >= PURPLE_CHROMA && h >= 285 && h <= 345;

/** Brick or tomato red with plum or violet of about the same depth: both want to be the warm colour of the look. */
export function isRedWithPurple(a: Oklch, b: Oklch): boolean {
  if (Math.abs(a.l - b.l) >= TOLD_APART) return false;
  return (isWarmRed(a) && isPurple(b)) || (isPurple(a) && isWarmRed(b));
}
