import type { Oklch } from '#colour/oklch.ts';
import { blended } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';

/** Returns the colour of the lips: nearer to the skin on a masculine face, and with age. */
export function lipColour({ paints, masculinity, years }: HeadModel): Oklch {
  return blended(paints.base, paints.lips, (1 - 0.45 * masculinity) * (1 - 0.2 * years));
}
