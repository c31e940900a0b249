import { at } from '../kit/at.ts';
import { add, clamp, distance, lerp, mix, type Point, scale, sub } from '../kit/point.ts';

/** Share of its height that a crown keeps where cloth turns from shoulder to arm: soft, or built up with padding. */
const SOFT = 0.74;
const BUILT_UP = 0.86;
/** The arm's edge that the crown runs into is no nearer to its top than this share of the way to the corner. */
const LEAST_TURN = 0.15;
const STEPS = 5;

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];

/**
 * Returns the crown of an arm or sleeve between the shoulder's line, which arrives at `top` from `neck`, and the outer edge of
 * the arm: it leaves along the one, rounds the deltoid without a step, and arrives along the other. Neither end is part
 * of it. Nothing where the two do not meet in front of the shoulder: a raised arm.
 */
export function crownOf(neck: Point, top: Point, edge: readonly Point[], padding = 0): Point[] {
  const start = at(edge, 0);
  const down = sub(at(edge, 1), start);
  const slope = sub(top, neck);
  const turn = cross(slope, down);
  if (turn === 0) return [];
  const reach = cross(sub(start, top), down) / turn;
  const rise = cross(sub(start, top), slope) / turn;
  const span = distance(top, start);
  if (reach * Math.hypot(...slope) < LEAST_TURN * span || rise > 0) return [];
  const meeting = add(top, scale(slope, reach));
  const control = mix(mix(top, start, 0.5), meeting, lerp(SOFT, BUILT_UP, clamp(padding)));
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / (STEPS + 1);
    return mix(mix(top, control, t), mix(control, start, t), t);
  });
}
