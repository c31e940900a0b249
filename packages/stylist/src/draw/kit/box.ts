import type { Point } from './point.ts';

/** A rectangle in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** The part of `box` inside `limits`. */
export function crop(box: Box, limits: Box): Box {
  return {
    left: Math.max(box.left, limits.left),
    top: Math.max(box.top, limits.top),
    right: Math.min(box.right, limits.right),
    bottom: Math.min(box.bottom, limits.bottom),
  };
}

/**
 * Returns a box around everything the path data draws. Only for path data of `path` and `polygon`, whose numbers are all
 * absolute coordinates; a curve lies within its handles.
 */
export function boxOfPaths(paths: readonly string[]): Box {
  let box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const d of paths) {
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    }
    if (points.length > 0) box = union(box, boxAround(points));
  }
  return box;
}
