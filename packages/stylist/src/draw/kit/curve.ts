import { at, lastOf } from './at.ts';
import { add, distance, mix, type Node, normalise, type Point, perpendicular, scale, sub } from './point.ts';
import { px } from './px.ts';

type Bezier = readonly [Point, Point, Point, Point];

const pointOf = (node: Node): Point => [node[0], node[1]];

/** Bézier handle at `p1` of the centripetal Catmull-Rom span p1→p2 whose outer neighbour is `p0`. */
function handle(p0: Point, p1: Point, p2: Point): Point {
  const d1 = Math.max(1e-6, Math.sqrt(distance(p0, p1)));
  const d2 = Math.max(1e-6, Math.sqrt(distance(p1, p2)));
  const k = 3 * d1 * (d1 + d2);
  const own = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2;
  const along = (axis: 0 | 1) => (d1 * d1 * p2[axis] - d2 * d2 * p0[axis] + own * p1[axis]) / k;
  return [along(0), along(1)];
}

function beziers(nodes: readonly Node[], closed: boolean): Bezier[] {
  const count = nodes.length;
  const wrap = (i: number) => at(nodes, (i + count) % count);
  const isCorner = (i: number) => wrap(i)[2] === 'corner';
  const spans: Bezier[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const p1 = pointOf(wrap(i));
    const p2 = pointOf(wrap(i + 1));
    const freeStart = (!closed && i === 0) || isCorner(i);
    const freeEnd = (!closed && i === count - 2) || isCorner(i + 1);
    let out = freeStart ? mix(p1, p2, 1 / 3) : handle(pointOf(wrap(i - 1)), p1, p2);
    let into = freeEnd ? mix(p1, p2, 2 / 3) : handle(pointOf(wrap(i + 2)), p2, p1);
    if (freeStart && !freeEnd) out = mix(p1, into, 0.5);
    if (freeEnd && !freeStart) into = mix(p2, out, 0.5);
    spans.push([p1, out, into, p2]);
  }
  return spans;
}

/** A smooth path (centripetal Catmull-Rom) through the nodes, as SVG path data rounded to .1 px. */
export function path(nodes: readonly Node[], closed = true): string {
  const spans = beziers(nodes, closed);
  const first = spans[0];
  if (!first) return '';
  let d = `M${px(first[0][0])} ${px(first[0][1])}`;
  for (const [, b, c, e] of spans) {
    d += `C${px(b[0])} ${px(b[1])} ${px(c[0])} ${px(c[1])} ${px(e[0])} ${px(e[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Returns straight path through the points, as SVG path data rounded to .1 px. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map((p) => `${px(p[0])} ${px(p[1])}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Returns points on the curve through the nodes, `perSpan` for each span, ending on the last node when open. */
export function sample(nodes: readonly Node[], perSpan = 12, closed = false): Point[] {
  const spans = beziers(nodes, closed);
  const points: Point[] = [];
  for (const [a, b, c, e] of spans) {
    for (let i = 0; i < perSpan; i++) {
      const t = i / perSpan;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * e[axis];
      points.push([along(0), along(1)]);
    }
  }
  if (!closed && spans.length > 0) points.push(lastOf(spans)[3]);
  return points;
}

/** How far along a polyline each of its points lies. */
function distancesAlong(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    lengths.push(lastOf(lengths) + distance(at(points, i - 1), at(points, i)));
  }
  return lengths;
}

export const lengthOf = (points: readonly Point[]): number => lastOf(distancesAlong(points));

/** `count` points at equal distances along a polyline. */
export function resample(points: readonly Point[], count: number): Point[] {
  const lengths = distancesAlong(points);
  const total = lastOf(lengths) || 1;
  const result: Point[] = [];
  let j = 0;
  for (let i = 0; i < count; i++) {
    const target = (total * i) / (count - 1);
    while (j < points.length - 2 && at(lengths, j + 1) < target) j++;
    const k = (target - at(lengths, j)) / (at(lengths, j + 1) - at(lengths, j) || 1);
    result.push(mix(at(points, j), at(points, j + 1), k));
  }
  return result;
}

/** Returns unit normals of a polyline, a quarter turn clockwise of its direction. */
export function normals(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  return points.map((_, i) =>
    perpendicular(normalise(sub(at(points, Math.min(last, i + 1)), at(points, Math.max(0, i - 1))))),
  );
}

/** Returns the polyline moved along its normals by a distance in px, or by one that depends on its way 0–1. */
export function offset(points: readonly Point[], by: number | ((t: number) => number)): Point[] {
  const directions = normals(points);
  return points.map((p, i) =>
    add(p, scale(at(directions, i), typeof by === 'number' ? by : by(i / (points.length - 1)))),
  );
}
