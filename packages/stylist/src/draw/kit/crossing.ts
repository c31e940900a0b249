import { at } from './at.ts';
import { mix, type Point, sub } from './point.ts';

interface Crossing {
  readonly point: Point;
  /** The polyline's points up to `before` lead to it, those from `after` on lead away. */
  readonly before: number;
  readonly after: number;
}

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [first, second, between] = [sub(b, a), sub(d, c), sub(c, a)];
  const turn = cross(first, second);
  if (turn === 0) return undefined;
  const along = cross(between, second) / turn;
  const other = cross(between, first) / turn;
  return along >= 0 && along <= 1 && other >= 0 && other <= 1 ? mix(a, b, along) : undefined;
}

/** Returns the first place where a polyline crosses itself. */
export function crossingOf(points: readonly Point[]): Crossing | undefined {
  for (let i = 0; i + 1 < points.length; i++) {
    for (let j = points.length - 2; j > i + 1; j--) {
      const point = meeting(at(points, i), at(points, i + 1), at(points, j), at(points, j + 1));
      if (point) return { point, before: i, after: j + 1 };
    }
  }
  return undefined;
}

/** Returns the polyline without what lies between its two passes through a crossing: the crook of a bent arm. */
export function withoutLoop(points: readonly Point[]): readonly Point[] {
  const crossing = crossingOf(points);
  if (!crossing) return points;
  return [...points.slice(0, crossing.before + 1), crossing.point, ...points.slice(crossing.after)];
}
