import { mix, type Point } from '../kit/point.ts';
import type { Body } from './body.ts';
import { type Side, signOf } from './side.ts';

/** The shoulder of an arm that is raised to the head, on the side of it towards the head. */
export interface RaisedShoulder {
  /** Where the arm leaves the line from the neck. */
  readonly top: Point;
  /** The crease between neck and shoulder, and the swell of the deltoid. */
  readonly deltoid: readonly Point[];
  /** Place along the arm from which its own edge goes on. */
  readonly from: number;
}

/** How far inside the shoulder's edge the arm begins and its crease lies, heads. */
const BEGINS = 0.42;
const CREASE = 0.24;
const CREASE_AT = 0.2;
/** The deltoid: its place along the arm, and how much fuller it is than the arm there. */
const SWELL_AT = 0.36;
const SWELL = 1.16;
const FROM = 0.58;

/** Returns the shoulder of a raised arm, grown by `ease` px of cloth that stands `lift` heads off the shoulder. */
export function raisedShoulder(
  body: Body,
  side: Side,
  ease: (t: number) => number = () => 0,
  lift = 0,
): RaisedShoulder {
  const sign = signOf(side);
  const arm = body.arms[side];
  const { shoulder } = body.shape;
  const line = (inside: number) =>
    body.torso(0, body.shoulderLine(shoulder - inside) - lift, sign * (shoulder - inside));
  const crease = mix(line(CREASE), arm.point(CREASE_AT, sign, ease(CREASE_AT)), 0.5);
  return {
    top: line(BEGINS),
    deltoid: [crease, arm.point(SWELL_AT, sign * SWELL, ease(SWELL_AT))],
    from: FROM,
  };
}
