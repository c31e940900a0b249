import { isNeutral } from './neutral.ts';
import type { Oklch } from './oklch.ts';

const isGreen = ({ h }: Oklch) => h > 125 && h < 185;
const isTeal = ({ h }: Oklch) => h >= 185 && h < 215;

/** Returns true for a green beside a teal: no family, whatever their depth, but a near miss. */
export const isGreenWithTeal = (a: Oklch, b: Oklch): boolean =>
  !isNeutral(a) && !isNeutral(b) && ((isGreen(a) && isTeal(b)) || (isTeal(a) && isGreen(b)));
