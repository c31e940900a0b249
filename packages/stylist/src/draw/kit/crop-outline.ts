import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** Returns the part of a closed outline inside a box, empty where none is, by cutting along each side in turn. */
export function cropOutline(outline: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const wide = cut(cut(outline, 0, left, 1), 0, right, -1);
  return cut(cut(wide, 1, top, 1), 1, bottom, -1);
}

/** What lies beyond a limit on an axis, or short of it where `side` is −1. */
function cut(outline: readonly Point[], axis: 0 | 1, limit: number, side: 1 | -1): readonly Point[] {
  const isKept = (point: Point) => (point[axis] - limit) * side >= 0;
  if (outline.every(isKept)) return outline;
  return outline.flatMap((to, index) => {
    const from = outline.at(index - 1) ?? to;
    if (isKept(from) === isKept(to)) return isKept(to) ? [to] : [];
    const way = (limit - from[axis]) / (to[axis] - from[axis]);
    const across = from[axis === 0 ? 1 : 0] + (to[axis === 0 ? 1 : 0] - from[axis === 0 ? 1 : 0]) * way;
    const crossing: Point = axis === 0 ? [limit, across] : [across, limit];
    return isKept(to) ? [crossing, to] : [crossing];
  });
}
