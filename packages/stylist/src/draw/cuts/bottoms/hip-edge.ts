import type { Body } from '#draw/figure/body.ts';
import type { Side } from '#draw/figure/side.ts';
import { signOf } from '#draw/figure/side.ts';
import type { Point } from '#draw/kit/point.ts';

/** Place along the thigh where trousers lie on the seat, and how far inside the hip's edge, in heads. */
const PRESSED_AT = 0.18;
const PRESSED_IN = 0.05;
/** Where the side of the hip ends and the lap begins. */
const LAP_V = 3.4;

/** A point of the hip's edge at a height, `by` heads beyond the body. */
type OnHip = (v: number, by: number) => Point;

/**
 * Returns the side seam from under the waistband to the hip. Of one who sits, the nearer side goes down to the seat and
 * is pressed flat there, and the further one turns into the lap.
 */
export function hipEdge(body: Body, side: Side, hip: OnHip, widest: Point, ease: number): readonly Point[] {
  const upper = [hip(3.12, 0.02), hip(LAP_V, 0.022)];
  if (!body.isSeated) return [hip(3.12, 0.02), hip(3.45, 0.022), widest];
  const k = signOf(side);
  if (k === body.ahead) return upper;
  const under = body.legs[side].point(PRESSED_AT, k, ease);
  const inside = widest[0] - k * PRESSED_IN * body.headPx;
  return [...upper, widest, [inside, Math.max(under[1], widest[1])], under];
}
