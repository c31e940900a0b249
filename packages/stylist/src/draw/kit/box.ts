import type { Point } from './point.ts';

/** A rectangle in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The corners of a box, clockwise from the upper left. */
export function cornersOf({ left, top, right, bottom }: Box): readonly Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
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

const MINUS = '-'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/**
 * Returns a box around everything the path data draws. Only for path data of `path` and `polygon`, whose numbers are all
 * absolute coordinates; a curve lies within its handles. Every outline is measured, so the digits are read by hand: ten times
 * as fast as by an expression.
 */
export function boxOfPaths(paths: readonly string[]): Box {
  const least = [Infinity, Infinity];
  const most = [-Infinity, -Infinity];
  for (const d of paths) {
    let axis: 0 | 1 = 0;
    for (let i = 0; i < d.length; i++) {
      const isNegative = d.charCodeAt(i) === MINUS;
      if (isNegative) i++;
      const start = i;
      let value = 0;
      let digit = d.charCodeAt(i) - ZERO;
      for (; digit >= 0 && digit <= 9; digit = d.charCodeAt(++i) - ZERO) value = value * 10 + digit;
      if (d.charCodeAt(i) === DOT) {
        digit = d.charCodeAt(++i) - ZERO;
        for (let share = 0.1; digit >= 0 && digit <= 9; digit = d.charCodeAt(++i) - ZERO, share /= 10) {
          value += digit * share;
        }
      }
      if (i === start) continue;
      const signed = isNegative ? -value : value;
      if (signed < (least[axis] ?? 0)) least[axis] = signed;
      if (signed > (most[axis] ?? 0)) most[axis] = signed;
      axis = axis === 0 ? 1 : 0;
      i--;
    }
  }
  const [left = 0, top = 0] = least;
  const [right = 0, bottom = 0] = most;
  return { left, top, right, bottom };
}
