import type { Point } from '../kit/point.ts';
import type { ArmPose, LegPose, Pose } from './pose-parts.ts';
import { otherSide } from './side.ts';

const across = (point: Point): Point => [-point[0], point[1]];

/** Returns the arm of the other side. */
export const mirrorArm = (arm: ArmPose): ArmPose => ({
  ...arm,
  elbow: across(arm.elbow),
  wrist: across(arm.wrist),
  ...(arm.reach ? { reach: { ...arm.reach, u: -arm.reach.u } } : {}),
  ...(arm.onLeg ? { onLeg: { ...arm.onLeg, side: otherSide(arm.onLeg.side), u: -arm.onLeg.u } } : {}),
  ...(arm.fromHips ? { fromHips: across(arm.fromHips) } : {}),
});
const mirrorLeg = (leg: LegPose): LegPose => ({
  ...leg,
  knee: across(leg.knee),
  ankle: across(leg.ankle),
  footTurn: -leg.footTurn,
});

/** Returns the pose seen in a mirror. The geometry is mirrored, never the drawing: light stays upper left. */
export function mirrorPose(pose: Pose): Pose {
  return {
    ...pose,
    neck: -pose.neck,
    chest: -pose.chest,
    waist: -pose.waist,
    hip: -pose.hip,
    shoulderTilt: -pose.shoulderTilt,
    hipTilt: -pose.hipTilt,
    ...(pose.turn ? { turn: -pose.turn } : {}),
    head: { x: -pose.head.x, tilt: -pose.head.tilt, turn: -pose.head.turn },
    arms: { left: mirrorArm(pose.arms.right), right: mirrorArm(pose.arms.left) },
    legs: { left: mirrorLeg(pose.legs.right), right: mirrorLeg(pose.legs.left) },
  };
}
