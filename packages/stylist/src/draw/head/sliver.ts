import { at, lastOf } from '../kit/at.ts';
import { normals, path } from '../kit/curve.ts';
import { mix, type Node, type Point } from '../kit/point.ts';

/** `both` ends thin, `out` begins wide and ends thin, `flat` is even. */
export type SliverProfile = 'both' | 'out' | 'flat';

function halfAt(profile: SliverProfile, t: number): number {
  if (profile === 'flat') return 0.5;
  if (profile === 'out') return 0.5 * (1 - t) ** 0.7;
  return 0.5 * Math.sin(Math.PI * t) ** 0.6;
}

const pointOf = (node: Node): Point => [node[0], node[1]];

/**
 * A tapering line as a filled path with no more nodes than its two edges need: a fifth of what a brush stroke takes, for
 * lines as small as lashes and strands. `width` in px.
 */
export function sliver(nodes: readonly Node[], width: number, profile: SliverProfile = 'both'): string {
  const given = nodes.map(pointOf);
  const points =
    given.length === 2 ? [at(given, 0), mix(at(given, 0), at(given, 1), 0.5), at(given, 1)] : given;
  const across = normals(points);
  const edge = (sign: -1 | 1) =>
    points.map(([x, y], i): Point => {
      const reach = sign * width * halfAt(profile, i / (points.length - 1));
      const [nx, ny] = at(across, i);
      return [x + nx * reach, y + ny * reach];
    });
  const one = edge(1);
  const other = edge(-1);
  const pointed = (point: Point): Node => [point[0], point[1], 'corner'];
  const blunt = (first: Point, second: Point) => [pointed(first), pointed(second)];
  const start = profile === 'both' ? [pointed(at(points, 0))] : blunt(at(other, 0), at(one, 0));
  const end = profile === 'flat' ? blunt(lastOf(one), lastOf(other)) : [pointed(lastOf(points))];
  return path([...start, ...one.slice(1, -1), ...end, ...other.slice(1, -1).reverse()]);
}
