import type { Node, Point } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';

/** A point of the head in space, in heads: x to the viewer's right of a head seen from the front, y down, z to the front. */
export type SkullPoint = readonly [x: number, y: number, z: number];

const DEGREE = Math.PI / 180;
const CENTRE: SkullPoint = [0, -0.1, -0.07];
const REACH = { across: 0.335, up: 0.43, along: 0.37 } as const;
/** How far each turn looks round the head, to the viewer's right. */
const YAW: Readonly<Record<HeadTurn, number>> = { front: 0, 'three-quarter': 38, profile: 90, back: 180 };

/**
 * A point on the skull, `grown` heads over it: `azimuth` in degrees round it from the front, positive to the viewer's
 * right, `elevation` up from its widest.
 */
export function onSkull(azimuth: number, elevation: number, grown = 0): SkullPoint {
  const [a, e] = [azimuth * DEGREE, elevation * DEGREE];
  return [
    CENTRE[0] + (REACH.across + grown) * Math.sin(a) * Math.cos(e),
    CENTRE[1] - (REACH.up + grown) * Math.sin(e),
    CENTRE[2] + (REACH.along + grown) * Math.cos(a) * Math.cos(e),
  ];
}

/** A point of a line from the brow over the crown to the nape: `way` in degrees along it, `aside` in degrees off its middle. */
export function overSkull(aside: number, way: number, grown = 0): SkullPoint {
  const [l, s] = [aside * DEGREE, way * DEGREE];
  return [
    CENTRE[0] + (REACH.across + grown) * Math.sin(l),
    CENTRE[1] - (REACH.up + grown) * Math.cos(l) * Math.sin(s),
    CENTRE[2] + (REACH.along + grown) * Math.cos(l) * Math.cos(s),
  ];
}

/** Returns where a turn shows a point, and how near it is: below 0 it lies behind the head's middle. */
export function seen(turn: HeadTurn, [x, y, z]: SkullPoint): { readonly at: Point; readonly depth: number } {
  const yaw = YAW[turn] * DEGREE;
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const ahead = z - CENTRE[2];
  return { at: [x * cos + z * sin, y], depth: ahead * cos - x * sin };
}

/** Returns the points of a line that a turn shows, as nodes. */
export function seenLine(turn: HeadTurn, line: readonly SkullPoint[], from = -0.06): Node[] {
  return line.map((point) => seen(turn, point)).flatMap(({ at, depth }) => (depth >= from ? [at] : []));
}
