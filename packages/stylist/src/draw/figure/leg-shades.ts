import { path } from '../kit/curve.ts';
import { monotone } from '../kit/interpolate.ts';
import { lerp } from '../kit/point.ts';
import type { Limb } from './limb.ts';

/** From above the hip to below the ankle. */
const FROM = -0.05;
const TO = 2.3;
const STEPS = 24;

/** Where across a leg its half tone and its core begin, by the way down it: round the thigh, behind the knee, over the calf. */
const WAYS = [FROM, 0.35, 0.72, 0.98, 1.14, 1.36, 1.7, TO];
const HALF_TONE = [0.3, 0.12, 0.3, 0.62, 0.3, 0.02, 0.2, 0.5];
const CORE = [0.8, 0.5, 0.62, 0.86, 0.7, 0.44, 0.6, 0.8];

/** Opacity of each: two steps round a leg where one would be a stripe down it. */
export const LEG_SHADE = 0.1;

/** The shadow side of a leg as path data, its half tone and its core. */
export function legShades(leg: Limb): string[] {
  const ways = Array.from({ length: STEPS + 1 }, (_, i) => lerp(FROM, TO, i / STEPS));
  const outside = ways.map((t) => leg.point(t, 1.25)).reverse();
  return [HALF_TONE, CORE].map((across) => {
    const edge = monotone(WAYS, across);
    return path([...ways.map((t) => leg.point(t, edge(t))), ...outside]);
  });
}
