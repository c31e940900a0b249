import type { DrawContext, Side } from '../context.ts';
import type { BodyMeasures } from '../figure/body-shapes.ts';
import { otherSide, signOf } from '../figure/side.ts';
import { monotone } from '../kit/interpolate.ts';
import { clamp, lerp, type Point } from '../kit/point.ts';
import type { Last } from './last.ts';
import type { Table } from './table.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How far the camera looks down on the floor. */
const CAMERA = radians(17);
/** A foot that points at the viewer shows nothing but its toe: it is seen turned out at least this far; the same from behind. */
const SEEN_TURN = monotone([0, 20, 30, 44, 60, 90, 150, 180], [24, 34, 39, 47, 60, 90, 150, 166]);
/** Where along the foot the ankle is above it, and how high above its sole in heads. */
const ANKLE_X = 0.2;
const ANKLE_HEIGHT = 0.31;
/** Half width in heads of the neck over a foot of the usual size. */
const USUAL_NECK = 0.165;
/** Where a foot bends that lifts its heel; one that lifts its toe turns on its heel. */
const BALL_X = 0.72;
/** How round an upper is: 1 an ellipse, less a box. */
const ROUNDNESS = 0.72;

/** A point of a swept surface: `x` 0 heel to 1 toe, `a` 0 the outside of the foot, .5 its ridge, 1 its inside. */
export type SurfacePoint = (x: number, a: number) => Point;

/** One foot on the floor as the camera sees it. */
export interface ShoeSpace {
  readonly context: DrawContext;
  readonly side: Side;
  /** px per head, larger on larger feet. */
  readonly head: number;
  /** Where the toe points, radians: 0 to the viewer's right, a quarter towards the viewer. */
  readonly yaw: number;
  readonly last: Last;
  /** Whether the heel is off the floor, as behind in a stride. */
  readonly isLifted: boolean;
  /** +1 where the outside of the foot has a positive z. */
  readonly outside: -1 | 1;
  /** A point by its way from heel to toe, its height above the floor and its distance outwards, heads. */
  readonly at: (x: number, y: number, z: number) => Point;
  /** A surface over the last's sole with its own half width and height. */
  readonly surface: (width: Table, rise: Table) => SurfacePoint;
  /** Outline points of a section of that surface. */
  readonly section: (width: Table, rise: Table, x: number) => Point[];
}

/** Feet grow with the frame, which the neck tells best. */
function footSize({ neck }: BodyMeasures): number {
  return 1 + clamp((neck - USUAL_NECK) * 3, -0.03, 0.13);
}

export function yawOf(footTurn: number): number {
  const turn = SEEN_TURN(Math.abs(footTurn));
  return radians(90 - (footTurn < 0 ? -turn : turn));
}

export function shoeSpace(context: DrawContext, side: Side, last: Last): ShoeSpace {
  const head = context.head * footSize(context.body.shape);
  const yaw = yawOf(context.body.pose.legs[side].footTurn);
  const pitch = radians(context.body.pose.legs[side].pitch ?? 0);
  const outside = context.body.pose.facing === 'away' ? signOf(otherSide(side)) : signOf(side);
  const { length, base } = last;
  const turned = (X: number, y: number, about: number, angle: number): Point => [
    about + (X - about) * Math.cos(angle) + y * Math.sin(angle),
    y * Math.cos(angle) - (X - about) * Math.sin(angle),
  ];
  const lift = (x: number, y: number): Point => {
    const X = (x - ANKLE_X) * length;
    if (pitch < 0) return turned(X, y, -ANKLE_X * length, pitch);
    return pitch > 0 && x < BALL_X ? turned(X, y, (BALL_X - ANKLE_X) * length, pitch) : [X, y];
  };
  const seen = (x: number, y: number, z: number): Point => {
    const [X, Y] = lift(x, y);
    const across = z * outside;
    const towards = X * Math.sin(yaw) - across * Math.cos(yaw);
    return [X * Math.cos(yaw) + across * Math.sin(yaw), -Y * Math.cos(CAMERA) + towards * Math.sin(CAMERA)];
  };
  const ankle = context.body.legs[side].at(2);
  const origin = seen(ANKLE_X, base(ANKLE_X) + ANKLE_HEIGHT, 0);
  const at = (x: number, y: number, z: number): Point => {
    const [px, py] = seen(x, y, z);
    return [ankle[0] + (px - origin[0]) * head, ankle[1] + (py - origin[1]) * head];
  };
  const surface =
    (width: Table, rise: Table): SurfacePoint =>
    (x, a) => {
      const angle = Math.PI * clamp(a);
      return at(x, base(x) + rise(x) * Math.sin(angle) ** ROUNDNESS, width(x) * Math.cos(angle));
    };
  const section = (width: Table, rise: Table, x: number): Point[] => {
    const on = surface(width, rise);
    return SECTION.map((a) => on(x, a));
  };
  return { context, side, head, yaw, last, isLifted: pitch > 0.1, outside, at, surface, section };
}

/** Places round a section. */
const SECTION = [0, 0.06, 0.15, 0.27, 0.4, 0.5, 0.6, 0.73, 0.85, 0.94, 1] as const;

const STEP = 0.012;

/** Whether a surface faces the viewer there. */
export function isSeen({ outside }: ShoeSpace, on: SurfacePoint, x: number, a: number): boolean {
  const middle = lerp(STEP, 1 - STEP, a);
  const [x0, x1] = [Math.max(0, x - STEP), Math.min(1, x + STEP)];
  const [ax, ay] = on(x0, middle);
  const [bx, by] = on(x1, middle);
  const [cx, cy] = on(x, middle - STEP);
  const [dx, dy] = on(x, middle + STEP);
  return ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx)) * outside > 0;
}

const SCAN = 20;

/** The part of a section that faces the viewer, as the range of `a`. */
export function seenSpan(
  space: ShoeSpace,
  on: SurfacePoint,
  x: number,
): readonly [from: number, to: number] | undefined {
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0; i <= SCAN; i++) {
    const a = i / SCAN;
    if (!isSeen(space, on, x, a)) continue;
    from = Math.min(from, a);
    to = Math.max(to, a);
  }
  return from > to ? undefined : [from, to];
}
