import type { Point } from './point.ts';

/** Straight pieces in place of one curve: enough for what is blurred or cut off. */
const STEPS = 4;

/** Returns the closed outlines of path data of `path` and `polygon`, its curves as straight pieces. */
export function outlinesOf(d: string, steps = STEPS): Point[][] {
  const outlines: Point[][] = [];
  for (const [, command, text = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const point = (index: number): Point => [numbers[index] ?? 0, numbers[index + 1] ?? 0];
    if (command === 'M') outlines.push([]);
    const outline = outlines.at(-1) ?? [];
    if (command === 'C') {
      for (let i = 0; i + 5 < numbers.length; i += 6) {
        const from = outline.at(-1) ?? point(i);
        for (let step = 1; step <= steps; step++) {
          outline.push(onCurve(from, point(i), point(i + 2), point(i + 4), step / steps));
        }
      }
    } else {
      for (let i = 0; i + 1 < numbers.length; i += 2) outline.push(point(i));
    }
  }
  return outlines;
}

function onCurve(a: Point, b: Point, c: Point, e: Point, t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * e[axis];
  return [along(0), along(1)];
}
