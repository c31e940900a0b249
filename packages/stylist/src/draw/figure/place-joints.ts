import { at } from '../kit/at.ts';
import { add, clamp, distance, lerp, mix, normalise, type Point, scale, sub } from '../kit/point.ts';
import type { BodyMeasures } from './body-shapes.ts';
import { HANGING_LENGTH, hangingArm, hangsFree, SHOULDER_JOINT } from './hanging-arm.ts';
import type { Joints, Limb, LimbProfile } from './limb.ts';
import type { ArmPose, HandPlace, LegPose, Pose } from './pose-parts.ts';
import { type Side, signOf } from './side.ts';

const ARM_T = [0, 0.12, 0.35, 0.7, 1, 1.22, 1.6, 1.85, 2];
const ARM_OUTER = [0.98, 1.02, 0.96, 0.85, 0.79, 0.78, 0.65, 0.49, 0.45];
const ARM_INNER = [0.98, 1.0, 0.92, 0.8, 0.75, 0.81, 0.64, 0.49, 0.45];
const LEG_T = [0, 0.22, 0.5, 0.8, 0.98, 1.11, 1.3, 1.43, 1.68, 1.88, 2];

function profile(side: Side, t: readonly number[], outer: number[], inner: number[]): LimbProfile {
  return side === 'left' ? { t, left: outer, right: inner } : { t, left: inner, right: outer };
}

/** An arm that ends here between elbow (1) and wrist (2) keeps its width down to the end. */
const SHORT_END = 1.28;
const SHORT_WIDTH = 0.76;

export function armProfile(
  measures: BodyMeasures,
  side: Side,
  headPx: number,
  hand: HandPlace = 'hang',
): LimbProfile {
  // Wrists grow as slowly as the hands they carry.
  const wrist = 0.25 + (0.75 * 0.12) / measures.arm;
  const toPx = (multiple: number, i: number) =>
    multiple * measures.arm * headPx * lerp(1, wrist, clamp((at(ARM_T, i) - 1.4) / 0.5));
  if (hand === 'none') {
    const short = (widths: readonly number[]) =>
      widths.map((multiple) => Math.max(multiple, SHORT_WIDTH) * measures.arm * headPx);
    return profile(side, ARM_T, short(ARM_OUTER), short(ARM_INNER));
  }
  return profile(side, ARM_T, ARM_OUTER.map(toPx), ARM_INNER.map(toPx));
}

/** Height of the hip joints, and how far they usually are from the middle; heads. */
const HIP_JOINT = 3.98;
const USUAL_HIP = 0.3;
/** How far from the middle poses are drawn for, heads. */
const USUAL_SHOULDER = 0.62;
/** Degrees from which a foot, and its leg with it, is seen from the side. */
const SIDE_ON = 80;
/** How much fuller a man's calf is, at the same ankle. */
const MANS_CALF = 1.06;

/**
 * The outer calf is higher and fuller than the inner; a leg seen from the side has a knee before and a calf behind
 * instead. `footTurn` as in the pose.
 */
export function legProfile(
  measures: BodyMeasures,
  side: Side,
  headPx: number,
  footTurn = 0,
  masculinity = 0,
): LimbProfile {
  const thigh = measures.thigh * headPx;
  const knee = measures.knee * headPx;
  const calf = measures.calf * headPx;
  const muscle = calf * lerp(1, MANS_CALF, masculinity);
  const upper = [thigh * 0.98, thigh, thigh * 0.9, knee * 1.11, knee * 1.0, knee * 0.94];
  const innerUpper = [thigh, thigh * 0.94, thigh * 0.8, knee * 1.06, knee * 1.01, knee * 0.93];
  const outer = [...upper, muscle * 1.2, muscle * 1.1, muscle * 0.76, calf * 0.53, calf * 0.54];
  const inner = [...innerUpper, muscle * 1.04, muscle * 1.12, muscle * 0.68, calf * 0.49, calf * 0.52];
  const before = [thigh, thigh * 0.98, thigh * 0.86, knee * 1.08, knee * 1.09, knee * 0.94];
  const behind = [thigh, thigh * 0.98, thigh * 0.82, knee * 0.98, knee * 0.84, knee * 0.96];
  const shin = [...before, calf * 0.79, calf * 0.7, calf * 0.56, calf * 0.46, calf * 0.48];
  const calves = [...behind, muscle * 1.32, muscle * 1.22, muscle * 0.74, calf * 0.46, calf * 0.5];
  const toSide = Math.sin((Math.PI / 2) * clamp(footTurn / SIDE_ON, -1, 1));
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  const seen = (edge: readonly number[], sideOn: readonly number[]) =>
    edge.map((width, i) => lerp(width, at(sideOn, i), Math.abs(toSide)));
  return {
    t: LEG_T,
    left: seen(left, toSide > 0 ? calves : shin),
    right: seen(right, toSide > 0 ? shin : calves),
  };
}

interface Rest {
  readonly v: number;
  readonly widths: number;
  readonly heads: number;
  readonly elbow: number;
  /** How much lower it is on the slacker of two arms that do the same. */
  readonly lower: number;
}

/** Where on the torso a hand rests (`heads` inside or beyond the silhouette), and how far the elbow is out. */
const RESTS: Readonly<Partial<Record<HandPlace, Rest>>> = {
  pocket: { v: 3.3, widths: 0.78, heads: 0, elbow: 0.42, lower: 0.16 },
  hip: { v: 2.98, widths: 1, heads: 0.07, elbow: 0.66, lower: 0.04 },
  clutch: { v: 3.38, widths: 0.74, heads: 0, elbow: 0.26, lower: 0.16 },
};

/** The same share of the half width for the pocket of a coat, which an open front has on its side. */
const COAT_POCKET = 0.91;

/** How far a top that hangs over it stands off the hip, heads. */
const HANGING_TOP = 0.12;

/** How much closer to the body the slacker of two arms that do the same is. */
const CLOSER = 0.4;

/** A raised arm takes its shoulder along, towards the ear; heads. */
const LIFTED = { in: 0.07, up: 0.1 } as const;

/** Share of the shoulders' breadth that the elbow of a raised arm comes in by. */
const RAISED_ELBOW = 0.9;

const HANGS: ReadonlySet<HandPlace> = new Set(['hang', 'hold', 'lead']);

/** An arm that swings behind the body is bent: its forearm comes forward and its elbow stays behind, heads on a body seen from the side. */
const SWUNG_BACK = { wrist: 0.16, elbow: -0.09 } as const;

/** How far elbow and wrist of an arm behind the body are moved sideways, heads. */
function swungBack(
  { hand, depth, sway }: ArmPose,
  turn: number,
): Readonly<Record<'elbow' | 'wrist', number>> {
  const share = hand === 'hang' && depth === 'back' && !sway ? turn : 0;
  return { wrist: SWUNG_BACK.wrist * share, elbow: SWUNG_BACK.elbow * share };
}

/** Shares of what wide hips and waists push an arm outwards: nearly the same, or it would stand off like a wing. */
const ELBOW_PASSES = 0.9;
const WRIST_PASSES = 1.02;

/** Returns the elbow moved sideways by `dx` px on an upper arm that grows no shorter by it. */
function keepingLength(shoulder: Point, elbow: Point, dx: number): Point {
  const way = normalise(sub(add(elbow, [dx, 0]), shoulder));
  return add(shoulder, scale(way, distance(shoulder, elbow)));
}

/** What placing a limb needs to know of the torso. */
interface TorsoSpace {
  readonly pose: Pick<Pose, 'turn' | 'hipTilt' | 'drop'>;
  torso(u: number, v: number, dx?: number): Point;
  joint(x: number, v: number): Point;
  halfWidth(v: number): number;
  readonly legs: Readonly<Record<Side, Limb>>;
}

/** Returns the wrist of a hand that lies on the body or beside it, wherever the shoulder is. */
function wristOn(space: TorsoSpace, { reach, onLeg, fromHips }: ArmPose, headPx: number): Point | undefined {
  if (reach) return space.torso(reach.u, reach.v);
  if (onLeg) return space.legs[onLeg.side].point(onLeg.t, onLeg.u);
  return fromHips && add(mix(space.legs.left.at(0), space.legs.right.at(0), 0.5), scale(fromHips, headPx));
}

/** Shoulder, elbow and wrist in px; wide hips and waists push the arm outwards. */
export function placeArm(
  space: TorsoSpace,
  measures: BodyMeasures,
  pose: ArmPose,
  side: Side,
  headPx: number,
): Joints {
  const sign = signOf(side);
  // A hand raised to the head meets it however broad the shoulders are; only one that hangs has hips to pass.
  const isRaised = pose.wrist[1] < 0;
  const lift = isRaised ? LIFTED : { in: 0, up: 0 };
  const shoulder = space.joint(
    sign * (measures.shoulder - measures.arm * 0.98 - lift.in),
    SHOULDER_JOINT - lift.up,
  );
  const rest = RESTS[pose.hand];
  if (rest) {
    const { slack = 0 } = pose;
    const v = rest.v + rest.lower * slack;
    const widths = pose.pocketOf ? COAT_POCKET : rest.widths;
    const beyond = rest.heads + (pose.hipUnder === 'top' ? HANGING_TOP : 0);
    const wrist = space.torso(0, v, sign * (space.halfWidth(v) * widths + beyond));
    const way = normalise(sub(wrist, shoulder));
    // Broad shoulders bring the elbow out already.
    const narrow = Math.min(1, USUAL_SHOULDER / (measures.shoulder - measures.arm));
    const outwards: Point = [way[1] * sign, -way[0] * sign];
    return [
      shoulder,
      add(mix(shoulder, wrist, 0.54), scale(outwards, rest.elbow * narrow * (1 - CLOSER * slack) * headPx)),
      wrist,
    ];
  }
  const ended = (elbow: Point, wrist: Point): Joints => [
    shoulder,
    elbow,
    pose.hand === 'none' ? mix(elbow, wrist, SHORT_END - 1) : wrist,
  ];
  if (hangsFree(pose, space.pose)) return ended(...hangingArm(space, pose, side, shoulder, headPx));
  const passesHips = !isRaised && pose.hand !== 'jacket';
  const push = passesHips
    ? Math.max(0, measures.hip - 0.6) * 0.75 + Math.max(0, measures.waist - 0.48) * 0.45
    : 0;
  const breadth = isRaised ? sign * (measures.shoulder - measures.arm - USUAL_SHOULDER) : 0;
  const bend = swungBack(pose, space.pose.turn ?? 0);
  const length = HANGS.has(pose.hand) ? HANGING_LENGTH : 1;
  // What swings outwards passes wide hips already.
  const aside = (share: number, forward: number) =>
    forward * sign > 0 ? sign * Math.max(push * share, forward * sign) : sign * push * share + forward;
  const moved = ([x, y]: Point, share: number, forward: number) =>
    add(shoulder, scale([x * length + aside(share, forward), y * length], headPx));
  const wrist =
    wristOn(space, pose, headPx) ?? add(moved(pose.wrist, WRIST_PASSES, bend.wrist), [-breadth * headPx, 0]);
  // A hand laid on the chest has its elbow no further out for broad shoulders.
  const spare = pose.reach ? Math.max(0, measures.shoulder - measures.arm - USUAL_SHOULDER) : 0;
  const bent = add(moved(pose.elbow, ELBOW_PASSES, bend.elbow), [-sign * spare * headPx, 0]);
  const elbow = isRaised ? keepingLength(shoulder, bent, -breadth * RAISED_ELBOW * headPx) : bent;
  return ended(elbow, wrist);
}

/** How far the knee of the leg that carries no weight bends over its foot, heads where the foot is seen from the side. */
const SOFT_KNEE = 0.2;

/** A figure that stands rests on one leg: the other knee is soft. */
function softKnee({ footTurn, pitch, depth }: LegPose, side: Side, { pose }: TorsoSpace): number {
  const carries = pose.hipTilt >= 0 ? 'left' : 'right';
  const isFree = side !== carries && pitch === undefined && depth === undefined && pose.drop === undefined;
  return isFree ? SOFT_KNEE * Math.sin((footTurn * Math.PI) / 180) : 0;
}

/** Returns hip, knee and ankle in px; full thighs part the legs. */
export function placeLeg(
  space: TorsoSpace,
  measures: BodyMeasures,
  pose: LegPose,
  side: Side,
  headPx: number,
): Joints {
  const sign = signOf(side);
  const half = 0.5 * space.halfWidth(HIP_JOINT);
  const hip = space.joint(sign * half, HIP_JOINT);
  // A stride brings the feet onto one line, however wide the hips.
  const inwards = pose.pitch ? sign * Math.max(0, half - USUAL_HIP) : 0;
  const spread = Math.max(0, measures.thigh - 0.285) * 0.9;
  const moved = (joint: Point, share: number) =>
    add(hip, scale([joint[0] + (sign * spread - inwards) * share, joint[1]], headPx));
  const knee = moved(pose.knee, 0.35);
  return [hip, add(knee, [softKnee(pose, side, space) * headPx, 0]), moved(pose.ankle, 0.6)];
}
