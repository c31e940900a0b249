import { boxOfPaths, EVERYWHERE, grow } from '../kit/box.ts';
import { outlinesOf } from '../kit/flatten.ts';
import type { Point } from '../kit/point.ts';
import { softSilhouette } from '../kit/soft-silhouette.ts';
import type { Cast } from './piece-options.ts';

/** The colour of a shadow one thing casts on another. */
export const CAST_COLOUR = '#1b1024';

/** Draws a soft shadow. `caughtBy` is the path data of what alone shows it, and clips it elsewhere. */
export function softShadow({ d, dx, dy, blur, opacity }: Cast, caughtBy?: string): string {
  const outlines = outlinesOf(d).map((outline) => outline.map(([x, y]): Point => [x + dx, y + dy]));
  const shown = caughtBy === undefined ? EVERYWHERE : grow(boxOfPaths([caughtBy]), 1);
  return softSilhouette([outlines], { deviation: blur, shown, colour: CAST_COLOUR, opacity });
}
