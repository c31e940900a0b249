import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** From (x1, y1) to (x2, y2), each 0–1 of what is painted. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

/** Returns how far along a direction of a box a point lies: 0 at its start, 1 at its end, as a gradient by bounding box counts. */
export function alongBox({ left, top, right, bottom }: Box, [x1, y1, x2, y2]: Direction) {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  return ([x, y]: Point): number =>
    (((x - left) / (right - left) - x1) * (x2 - x1) + ((y - top) / (bottom - top) - y1) * (y2 - y1)) / length;
}
