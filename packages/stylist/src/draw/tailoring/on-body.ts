import type { Body } from '../figure/body.ts';
import type { Point } from '../kit/point.ts';

/** A height (heads down from the top) or place along a limb, to a width or ease in heads. */
export type Profile = (at: number) => number;

/** A point on the front of the torso: height `v` and `x` from the axis, both in heads. */
export type OnTorso = (v: number, x: number) => Point;

export function onTorso(body: Body): OnTorso {
  return (v, x) => body.torso(0, v, x);
}

/** On the torso down to the hips, hanging free below them. */
export function onDrape(body: Body): OnTorso {
  return (v, x) => (v > 3.85 ? body.drape(v, x) : body.torso(0, v, x));
}
