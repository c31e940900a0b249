import type { PoseName } from '#outfit.ts';
import { type ArmPose, arm, leg, type Pose } from './pose-parts.ts';
import { BUSY_POSES } from './poses/busy-poses.ts';
import { RESTING_POSES } from './poses/resting-poses.ts';
import { STANDING_POSES } from './poses/standing-poses.ts';
import { WALKING_POSES } from './poses/walking-poses.ts';

export type { ArmPose, HandPlace, Pose } from './pose-parts.ts';

/** Every pose as drawn unmirrored: a bag is carried on the viewer's right. */
export const FIGURE_POSES: Readonly<Record<PoseName, Pose>> = {
  ...STANDING_POSES,
  ...WALKING_POSES,
  ...BUSY_POSES,
  ...RESTING_POSES,
};

/** The arm that leans on a cane or crutch, on the viewer's left before mirroring. */
export const LEANING_ARM: ArmPose = arm([-0.36, 1.3], [-0.44, 2.3], 'cane');

/** The arm that holds a bag on the lap. */
export const LAP_ARM: ArmPose = { ...arm([0.16, 1.3], [0, 1.7], 'hold'), reach: { u: 0.62, v: 3.1 } };

/** The arm whose hand lies on the belly. */
export const ON_BELLY: ArmPose = { ...arm([-0.42, 1.3], [0.1, 1.5], 'rest'), reach: { u: -0.52, v: 3.22 } };

/** An arm that ends below the elbow, hanging. */
export const SHORT_ARM: ArmPose = arm([-0.26, 1.37], [-0.1, 2.5], 'none');

/** Seated in a wheelchair, the hands at its rims. */
export const WHEELCHAIR_POSE: Pose = {
  ...{ neck: -0.2, chest: -0.26, waist: -0.36, hip: -0.42, shoulderTilt: -1.6, hipTilt: 1.6, turn: 0.56 },
  ...{ drop: 1.6, support: 'wheelchair' },
  head: { x: 0.05, tilt: 2, turn: 0.55 },
  arms: {
    left: { ...arm([-0.36, 1.26], [-0.08, 2.3], 'rim'), fromHips: [-0.36, 0.16] },
    right: { ...arm([0.16, 1.28], [0.36, 2.26], 'rest'), onLeg: { side: 'right', t: 0.56, u: 0.95 } },
  },
  legs: {
    left: { ...leg([1.26, 0.22], [1.34, 2.22], 56), depth: 'front' },
    right: leg([1.44, 0.16], [1.64, 2.1], 62),
  },
};

/** Laid out flat, for single garments without a body. */
export const FLAT_POSE: Pose = {
  ...{ neck: 0, chest: 0, waist: 0, hip: 0, shoulderTilt: 0, hipTilt: 0 },
  head: { x: 0, tilt: 0, turn: 0 },
  arms: { left: arm([-0.42, 1.34], [-0.72, 2.45], 'hang'), right: arm([0.42, 1.34], [0.72, 2.45], 'hang') },
  legs: { left: leg([-0.06, 2.08], [-0.1, 4.22], -10), right: leg([0.06, 2.08], [0.1, 4.22], 10) },
};
