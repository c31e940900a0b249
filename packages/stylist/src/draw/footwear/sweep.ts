import { at, lastOf } from '../kit/at.ts';
import { corner, lerp, type Node, normalise, type Point, perpendicular, sub } from '../kit/point.ts';

/** Places along a swept body that its outline is taken at. */
const STATIONS = 15;

const crossOf = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function halfHull(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && crossOf(at(chain, chain.length - 2), lastOf(chain), point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** Returns the convex hull of points, all hulls turning the same way. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

interface Extent {
  min: number;
  max: number;
}

/** Widens `extent` by where the polygon crosses the line across the axis at `station`; both in axis coordinates. */
function widen(extent: Extent, polygon: readonly Point[], station: number): void {
  for (let i = 0; i < polygon.length; i++) {
    const a = at(polygon, i);
    const b = at(polygon, (i + 1) % polygon.length);
    if (a[0] > station === b[0] > station) continue;
    const across = lerp(a[1], b[1], (station - a[0]) / (b[0] - a[0]));
    extent.min = Math.min(extent.min, across);
    extent.max = Math.max(extent.max, across);
  }
}

/**
 * Returns the outline of a body swept through sections, round at both ends: the edges of the hulls of neighbouring
 * sections, taken across the line from `heel` to `toe`.
 */
export function sweepOutline(sections: readonly (readonly Point[])[], heel: Point, toe: Point): Node[] {
  const axis = normalise(sub(toe, heel));
  const across = perpendicular(axis);
  const along = ([x, y]: Point): Point => [x * axis[0] + y * axis[1], x * across[0] + y * across[1]];
  const hulls = sections.slice(1).map((section, i) => hull([...at(sections, i), ...section].map(along)));
  const ways = hulls.flat().map(([way]) => way);
  const from = Math.min(...ways);
  const to = Math.max(...ways);
  const low: Node[] = [];
  const high: Node[] = [];
  for (let i = 0; i < STATIONS; i++) {
    const share = (1 - Math.cos((Math.PI * (i + 0.22)) / (STATIONS - 0.56))) / 2;
    const station = lerp(from, to, share);
    const extent: Extent = { min: Infinity, max: -Infinity };
    for (const polygon of hulls) widen(extent, polygon, station);
    const back = (n: number): Node => [station * axis[0] + n * across[0], station * axis[1] + n * across[1]];
    if (extent.min > extent.max) continue;
    low.push(back(extent.min));
    high.push(back(extent.max));
  }
  return [...high, ...low.reverse()];
}

/** Returns nodes in the turning direction of `hull`, so that shapes of one path add up. */
export function turnedAsHull(nodes: readonly Node[]): Node[] {
  let area = 0;
  nodes.forEach(([x, y], i) => {
    const [nextX, nextY] = at(nodes, (i + 1) % nodes.length);
    area += x * nextY - nextX * y;
  });
  return area < 0 ? [...nodes].reverse() : [...nodes];
}

export const corners = (points: readonly Point[]): Node[] => points.map(corner);
