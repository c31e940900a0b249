import { at, lastOf } from './at.ts';

type Interpolant = (x: number) => number;

function intervalOf(xs: readonly number[], x: number): number {
  let index = 0;
  while (index < xs.length - 2 && x > at(xs, index + 1)) index++;
  return index;
}

function hermite(y0: number, y1: number, m0: number, m1: number, step: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * y0 +
    (t3 - 2 * t2 + t) * step * m0 +
    (-2 * t3 + 3 * t2) * y1 +
    (t3 - t2) * step * m1
  );
}

function monotoneTangents(xs: readonly number[], ys: readonly number[]): number[] {
  const slopes = xs.slice(1).map((x, i) => (at(ys, i + 1) - at(ys, i)) / (x - at(xs, i)));
  return xs.map((_, i) => {
    if (i === 0) return at(slopes, 0);
    if (i === xs.length - 1) return lastOf(slopes);
    const before = at(slopes, i - 1);
    const after = at(slopes, i);
    if (before * after <= 0) return 0;
    const h0 = at(xs, i) - at(xs, i - 1);
    const h1 = at(xs, i + 1) - at(xs, i);
    const w1 = 2 * h1 + h0;
    const w2 = h1 + 2 * h0;
    return (w1 + w2) / (w1 / before + w2 / after);
  });
}

/** Returns monotone cubic through the points (PCHIP, Fritsch–Carlson 1980); constant outside them. `xs` ascends. */
export function monotone(xs: readonly number[], ys: readonly number[]): Interpolant {
  const tangents = monotoneTangents(xs, ys);
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0);
    if (x >= lastOf(xs)) return lastOf(ys);
    const i = intervalOf(xs, x);
    const step = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / step;
    return hermite(at(ys, i), at(ys, i + 1), at(tangents, i), at(tangents, i + 1), step, t);
  };
}

/** Returns Catmull-Rom through the points, straight on along the end tangents outside them. `xs` ascends. */
export function track(xs: readonly number[], ys: readonly number[]): Interpolant {
  const last = xs.length - 1;
  const tangents = xs.map((_, i) => {
    const from = Math.max(0, i - 1);
    const to = Math.min(last, i + 1);
    return (at(ys, to) - at(ys, from)) / (at(xs, to) - at(xs, from));
  });
  return (x) => {
    if (x < at(xs, 0)) return at(ys, 0) + (x - at(xs, 0)) * at(tangents, 0);
    if (x > at(xs, last)) return at(ys, last) + (x - at(xs, last)) * at(tangents, last);
    const i = intervalOf(xs, x);
    const step = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / step;
    return hermite(at(ys, i), at(ys, i + 1), at(tangents, i), at(tangents, i + 1), step, t);
  };
}
