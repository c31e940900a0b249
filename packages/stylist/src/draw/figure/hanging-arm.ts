import { add, lerp, type Point, scale, sub } from '../kit/point.ts';
import type { ArmPose, HandPlace, Pose } from './pose-parts.ts';
import { type Side, signOf } from './side.ts';

/** How an arm hangs. */
interface Hang {
  /** Outward slants, heads a head down. */
  readonly upper: number;
  readonly forearm: number;
  /** Share of the forearm's length that is seen where it comes towards the viewer. */
  readonly seen: number;
  /** How far beyond the silhouette wide bodies push them at least, heads. */
  readonly elbowBeyond: number;
  readonly wristBeyond: number;
}

/** The forearm that comes before the body, on the side away from where the chest points: its hand lies before the thigh. */
const BEFORE: Hang = { upper: 0.14, forearm: -0.31, seen: 0.92, elbowBeyond: 0.04, wristBeyond: -0.24 };
/** The other arm, less bent: its elbow is on the ribs and its hand beside the thigh. */
const BESIDE: Hang = { upper: 0.05, forearm: -0.17, seen: 0.98, elbowBeyond: 0, wristBeyond: -0.08 };
/** Share of a pose's own slants that is kept. */
const OWN = 0.3;

const FREE: ReadonlySet<HandPlace> = new Set(['hang', 'hold', 'none']);

/** Returns whether an arm hangs by its own weight beside a body that is turned: nothing else places its hand. */
export function hangsFree(arm: ArmPose, { turn = 0 }: Pick<Pose, 'turn'>): boolean {
  const isPlaced = arm.depth ?? arm.sway ?? arm.swing ?? arm.reach ?? arm.onLeg ?? arm.fromHips;
  return isPlaced === undefined && FREE.has(arm.hand) && turn !== 0;
}

/** Returns whether the arm of a side comes before the body when its forearm comes forward. */
export function comesBefore({ turn = 0 }: Pick<Pose, 'turn'>, side: Side): boolean {
  return turn * signOf(side) < 0;
}

/** How far the middle of an upper arm comes inside the edge of the chest: farther, and the chest would show outside it; heads. */
const INSIDE_CHEST = 0.06;

/** What placing an arm that hangs needs to know of the torso. */
interface Ribs {
  readonly pose: Pick<Pose, 'turn'>;
  torso(u: number, v: number): Point;
}

/** Height of the shoulder joint, heads from the top. */
export const SHOULDER_JOINT = 1.67;
/** A hand that hangs has its wrist at the height of the crotch: so much of the length that poses give its arm. */
export const HANGING_LENGTH = 0.955;

/** Returns elbow and wrist, px, of an arm that hangs from its shoulder: along the ribs, over hips that are wider. */
export function hangingArm(
  ribs: Ribs,
  { elbow, wrist }: ArmPose,
  side: Side,
  shoulder: Point,
  headPx: number,
): readonly [elbow: Point, wrist: Point] {
  const sign = signOf(side);
  const hang = comesBefore(ribs.pose, side) ? BEFORE : BESIDE;
  /** Outwards is positive on both sides here; px. */
  const edgeAt = (y: number) => sign * ribs.torso(sign, SHOULDER_JOINT + (y - shoulder[1]) / headPx)[0];
  const below = (from: Point, [x, y]: Point, usual: number, beyond: number): Point => {
    const slant = lerp(usual, (sign * x) / y, OWN);
    const [at, down] = add(from, scale([sign * slant * y, y], HANGING_LENGTH * headPx));
    return [sign * Math.max(sign * at, edgeAt(down) + beyond * headPx), down];
  };
  const [x, y] = below(shoulder, elbow, hang.upper, hang.elbowBeyond);
  const middle = edgeAt((shoulder[1] + y) / 2) - INSIDE_CHEST * headPx;
  const bent: Point = [sign * Math.max(sign * x, 2 * middle - sign * shoulder[0]), y];
  return [bent, below(bent, scale(sub(wrist, elbow), hang.seen), hang.forearm, hang.wristBeyond)];
}
