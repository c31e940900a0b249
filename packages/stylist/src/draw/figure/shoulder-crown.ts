import { at } from '../kit/at.ts';
import { add, clamp, distance, lerp, mix, type Node, type Point, scale, sub } from '../kit/point.ts';

/** Share of its height that a soft crown keeps where it turns from shoulder to arm. */
const SOFT = 0.74;
/** How far padding carries both lines straight on towards the corner, as a share of the way. */
const BUILT_UP = 0.6;
/** The arm's edge that the crown runs into is no nearer to its top than this share of the way to the corner. */
const LEAST_TURN = 0.15;
const STEPS = 5;

const pointOf = (node: Node): Point => [node[0], node[1]];
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];

/** No crown reaches further down its arm than this many points of an edge to the wrist. */
const FURTHEST = 5;

/** Where the shoulder's line meets the edge's own line at its point `index`, going on along the one and back along the other. */
function meetingAt(neck: Point, top: Point, edge: readonly Node[], index: number): Point | undefined {
  const start = pointOf(at(edge, index));
  const down = sub(pointOf(at(edge, index + 1)), start);
  const slope = sub(top, neck);
  const turn = cross(slope, down);
  if (turn === 0) return undefined;
  const reach = cross(sub(start, top), down) / turn;
  const rise = cross(sub(start, top), slope) / turn;
  const isBehind = reach * Math.hypot(...slope) < LEAST_TURN * distance(top, start) || rise > 0;
  return isBehind ? undefined : add(top, scale(slope, reach));
}

/**
 * Returns the arm's outer edge behind a crown: from the shoulder's line, which arrives at `top` from `neck`, it leaves
 * along the one, rounds the deltoid without a step, and arrives along the other, further down where a full arm is bent
 * away from the body. Nothing where the two do not meet in front of the shoulder: a raised arm. Without `top` itself.
 * `furthest` is the last point of the edge that it may run into.
 */
export function crowned(
  neck: Point,
  top: Point,
  edge: readonly Node[],
  padding = 0,
  furthest = FURTHEST,
): readonly Node[] {
  const last = Math.min(furthest, edge.length - 2);
  for (let index = 0; index <= last; index++) {
    const meeting = meetingAt(neck, top, edge, index);
    if (!meeting) continue;
    const start = pointOf(at(edge, index));
    const built = clamp(padding);
    const [from, to] = [mix(top, meeting, BUILT_UP * built), mix(start, meeting, BUILT_UP * built)];
    const control = mix(mix(from, to, 0.5), meeting, lerp(SOFT, 1, built));
    const crown = Array.from({ length: STEPS }, (_, i) => {
      const t = (i + 1) / (STEPS + 1);
      return mix(mix(from, control, t), mix(control, to, t), t);
    });
    return [...crown, ...edge.slice(index)];
  }
  return [];
}
