import { at } from '../kit/at.ts';
import { add, clamp, lerp, mix, normalise, type Point, scale, sub } from '../kit/point.ts';
import type { BodyMeasures } from './body-shapes.ts';
import type { Joints, LimbProfile } from './limb.ts';
import type { ArmPose, LegPose } from './pose.ts';
import { type Side, signOf } from './side.ts';

const ARM_T = [0, 0.12, 0.35, 0.7, 1, 1.22, 1.6, 1.85, 2];
const ARM_OUTER = [0.98, 1.04, 1.0, 0.86, 0.8, 0.86, 0.68, 0.5, 0.46];
const ARM_INNER = [0.98, 1.0, 0.92, 0.82, 0.78, 0.84, 0.66, 0.5, 0.46];
const LEG_T = [0, 0.22, 0.5, 0.8, 1, 1.12, 1.36, 1.64, 1.88, 2];

function profile(side: Side, t: readonly number[], outer: number[], inner: number[]): LimbProfile {
  return side === 'left' ? { t, left: outer, right: inner } : { t, left: inner, right: outer };
}

export function armProfile(measures: BodyMeasures, side: Side, headPx: number): LimbProfile {
  // Wrists grow as slowly as the hands they carry.
  const wrist = 0.25 + (0.75 * 0.12) / measures.arm;
  const toPx = (multiple: number, i: number) =>
    multiple * measures.arm * headPx * lerp(1, wrist, clamp((at(ARM_T, i) - 1.4) / 0.5));
  return profile(side, ARM_T, ARM_OUTER.map(toPx), ARM_INNER.map(toPx));
}

/** Returns the outer calf is higher and fuller than the inner; without it legs are pipes. */
export function legProfile(measures: BodyMeasures, side: Side, headPx: number): LimbProfile {
  const thigh = measures.thigh * headPx;
  const knee = measures.knee * headPx;
  const calf = measures.calf * headPx;
  const upper = [thigh * 0.98, thigh, thigh * 0.9, knee * 1.12, knee * 0.93, knee * 0.92];
  const innerUpper = [thigh, thigh * 0.94, thigh * 0.8, knee * 1.05, knee * 0.92, knee * 0.94];
  return profile(
    side,
    LEG_T,
    [...upper, calf * 1.1, calf * 0.8, calf * 0.45, calf * 0.45],
    [...innerUpper, calf * 1.02, calf * 0.6, calf * 0.42, calf * 0.43],
  );
}

/** Where on the torso a hand rests (`heads` inside or beyond the silhouette), and how far the elbow is out. */
const RESTS = {
  pocket: { v: 3.66, widths: 0.97, heads: 0, elbow: 0.3 },
  hip: { v: 3.1, widths: 1, heads: 0.16, elbow: 0.62 },
  clutch: { v: 3.38, widths: 0.74, heads: 0, elbow: 0.26 },
} as const;

/** What placing a limb needs to know of the torso. */
interface TorsoSpace {
  torso(u: number, v: number, dx?: number): Point;
  joint(u: number, v: number): Point;
  halfWidth(v: number): number;
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
  const shoulder = space.torso(0, 1.67, sign * (measures.shoulder - measures.arm * 0.98));
  if (pose.hand === 'pocket' || pose.hand === 'hip' || pose.hand === 'clutch') {
    const rest = RESTS[pose.hand];
    const wrist = space.torso(0, rest.v, sign * (space.halfWidth(rest.v) * rest.widths + rest.heads));
    const reach = normalise(sub(wrist, shoulder));
    const outwards: Point = [reach[1] * sign, -reach[0] * sign];
    return [shoulder, add(mix(shoulder, wrist, 0.54), scale(outwards, rest.elbow * headPx)), wrist];
  }
  const push = Math.max(0, measures.hip - 0.6) * 0.75 + Math.max(0, measures.waist - 0.48) * 0.45;
  const moved = (joint: Point, share: number) =>
    add(shoulder, scale([joint[0] + sign * push * share, joint[1]], headPx));
  return [shoulder, moved(pose.elbow, 0.8), moved(pose.wrist, 1.15)];
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
  const hip = space.joint(sign * 0.5, 3.98);
  const spread = Math.max(0, measures.thigh - 0.285) * 0.9;
  const moved = (joint: Point, share: number) =>
    add(hip, scale([joint[0] + sign * spread * share, joint[1]], headPx));
  return [hip, moved(pose.knee, 0.35), moved(pose.ankle, 0.75)];
}
