import type { Box } from './box.ts';
import { mix, type Point } from './point.ts';

/** Returns the part of a closed outline inside a box, empty where none is, by cutting along each side in turn. */
export function cropOutline(outline: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const sides = [
    ([x]: Point) => x - left,
    ([x]: Point) => right - x,
    ([, y]: Point) => y - top,
    ([, y]: Point) => bottom - y,
  ];
  return sides.reduce(cutOutline, outline);
}

/** Returns the part of a closed outline where `depth`, which is linear in x and y, is not negative. */
export function cutOutline(outline: readonly Point[], depth: (point: Point) => number): readonly Point[] {
  const isKept = (point: Point) => depth(point) >= 0;
  if (outline.every(isKept)) return outline;
  return outline.flatMap((to, index) => {
    const from = outline.at(index - 1) ?? to;
    if (isKept(from) === isKept(to)) return isKept(to) ? [to] : [];
    const crossing = mix(from, to, depth(from) / (depth(from) - depth(to)));
    return isKept(to) ? [crossing, to] : [crossing];
  });
}
