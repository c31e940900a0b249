import type { PoseName } from '#outfit.ts';
import type { Point } from '../kit/point.ts';

/** `cane` rests on the handle of a cane or crutch. */
export type HandPlace = 'hang' | 'pocket' | 'hip' | 'hold' | 'clutch' | 'cane';

/** Joints in heads from the shoulder joint. */
export interface ArmPose {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandPlace;
}

/** Joints in heads from the hip joint; `footTurn` in degrees, positive to the viewer's right. */
export interface LegPose {
  readonly knee: Point;
  readonly ankle: Point;
  readonly footTurn: number;
  /** `back` is the leg behind in a stride, `front` the one that crosses over. */
  readonly depth?: 'back' | 'front';
}

/** x offsets in heads of the centre line, tilts in degrees (positive: viewer's right is lower). */
export interface Pose {
  readonly neck: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly shoulderTilt: number;
  readonly hipTilt: number;
  /** −1 to 1: how far the body is turned to the viewer's left or right; 0 faces front. */
  readonly turn?: number;
  /** `x` in heads, `tilt` in degrees, `turn` −1 to 1 moves the features sideways. */
  readonly head: { readonly x: number; readonly tilt: number; readonly turn: number };
  readonly arms: { readonly left: ArmPose; readonly right: ArmPose };
  readonly legs: { readonly left: LegPose; readonly right: LegPose };
}

const arm = (elbow: Point, wrist: Point, hand: HandPlace): ArmPose => ({ elbow, wrist, hand });
const leg = (knee: Point, ankle: Point, footTurn: number): LegPose => ({ knee, ankle, footTurn });

/** The poses of a standing figure. Unmirrored, a bag is carried on the viewer's right. */
export const FIGURE_POSES: Readonly<Record<PoseName, Pose>> = {
  contra: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.03, hip: -0.11, shoulderTilt: -2.6, hipTilt: 4.5 },
    head: { x: 0.02, tilt: 4, turn: 0.35 },
    arms: { left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'), right: arm([0.2, 1.42], [0.2, 2.6], 'hang') },
    legs: { left: leg([0.07, 2.08], [0.22, 4.22], -8), right: leg([0.16, 2.06], [0.34, 4.18], 24) },
  },
  hip: {
    ...{ neck: 0.02, chest: 0.02, waist: -0.04, hip: -0.13, shoulderTilt: -3.4, hipTilt: 5.5 },
    head: { x: 0.01, tilt: -5, turn: -0.35 },
    arms: { left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'), right: arm([0.2, 1.42], [0.24, 2.58], 'hold') },
    legs: { left: leg([0.06, 2.08], [0.22, 4.22], -6), right: leg([0.2, 2.06], [0.42, 4.16], 28) },
  },
  walk: {
    ...{ neck: 0.02, chest: 0.02, waist: -0.01, hip: -0.07, shoulderTilt: -3, hipTilt: 4.5 },
    head: { x: 0.01, tilt: 2, turn: 0.2 },
    arms: { left: arm([-0.2, 1.4], [-0.26, 2.52], 'hang'), right: arm([0.2, 1.4], [0.12, 2.52], 'hold') },
    legs: {
      left: leg([0.16, 2.1], [0.3, 4.28], -3),
      right: { ...leg([-0.04, 2.02], [-0.08, 3.76], 8), depth: 'back' },
    },
  },
  poise: {
    ...{ neck: 0.02, chest: 0.02, waist: 0, hip: -0.06, shoulderTilt: -2, hipTilt: 3 },
    head: { x: 0.02, tilt: 3, turn: 0.3 },
    arms: {
      left: arm([-0.16, 1.42], [-0.12, 2.6], 'hang'),
      right: arm([0.2, 1.38], [-0.12, 2.12], 'clutch'),
    },
    legs: { left: leg([0.06, 2.08], [0.2, 4.22], -12), right: leg([0.04, 2.08], [0.1, 4.2], 20) },
  },
  stroll: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.02, hip: -0.1, shoulderTilt: -2.6, hipTilt: 4.2 },
    head: { x: 0.02, tilt: -3, turn: -0.3 },
    arms: { left: arm([-0.22, 1.4], [-0.2, 2.56], 'hang'), right: arm([0.22, 1.4], [0.24, 2.56], 'hold') },
    legs: { left: leg([0.07, 2.08], [0.2, 4.22], -8), right: leg([0.18, 2.06], [0.3, 4.18], 24) },
  },
  cross: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.03, hip: -0.11, shoulderTilt: -3, hipTilt: 5 },
    head: { x: 0.02, tilt: 4, turn: 0.35 },
    arms: { left: arm([-0.3, 1.3], [0, 2.2], 'hip'), right: arm([0.2, 1.42], [0.22, 2.58], 'hold') },
    legs: {
      left: leg([0.1, 2.08], [0.26, 4.2], -14),
      right: { ...leg([-0.06, 2.05], [-0.22, 4.26], 16), depth: 'front' },
    },
  },
  lean: {
    ...{ neck: 0.04, chest: 0.04, waist: -0.05, hip: -0.16, shoulderTilt: -4, hipTilt: 7 },
    head: { x: 0.03, tilt: 7, turn: 0.4 },
    arms: { left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'), right: arm([0.24, 1.4], [0.3, 2.52], 'hold') },
    legs: { left: leg([0.1, 2.09], [0.28, 4.23], -8), right: leg([0.26, 1.99], [0.36, 4.06], 30) },
  },
  still: {
    ...{ neck: 0.02, chest: 0.02, waist: 0, hip: -0.03, shoulderTilt: -1.2, hipTilt: 1.8 },
    head: { x: 0.01, tilt: -2, turn: 0.2 },
    arms: { left: arm([-0.18, 1.42], [-0.14, 2.6], 'hang'), right: arm([0.18, 1.42], [0.16, 2.6], 'hold') },
    legs: { left: leg([0.05, 2.08], [0.1, 4.22], -14), right: leg([0, 2.08], [0.04, 4.2], 18) },
  },
  step: {
    ...{ neck: -0.02, chest: -0.01, waist: 0.02, hip: 0.08, shoulderTilt: 2.6, hipTilt: -4.2 },
    head: { x: -0.01, tilt: -3, turn: -0.3 },
    arms: {
      left: arm([-0.3, 1.38], [-0.36, 2.48], 'hang'),
      right: arm([0.16, 1.42], [0.08, 2.56], 'hold'),
    },
    legs: {
      left: { ...leg([0.02, 2.02], [0.02, 3.78], -8), depth: 'back' },
      right: leg([-0.14, 2.1], [-0.26, 4.28], 5),
    },
  },
  pockets: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.02, hip: -0.09, shoulderTilt: -2, hipTilt: 3.8 },
    head: { x: 0.02, tilt: -4, turn: -0.25 },
    arms: {
      left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'),
      right: arm([0.34, 1.36], [0.02, 2.3], 'pocket'),
    },
    legs: { left: leg([0.05, 2.08], [0.18, 4.22], -10), right: leg([0.2, 2.06], [0.4, 4.17], 26) },
  },
  akimbo: {
    ...{ neck: 0.01, chest: 0.01, waist: -0.02, hip: -0.07, shoulderTilt: -1.6, hipTilt: 3.2 },
    head: { x: 0.01, tilt: 3, turn: 0.3 },
    arms: { left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'), right: arm([0.6, 1.22], [0.02, 1.93], 'hip') },
    legs: { left: leg([-0.02, 2.08], [0.02, 4.22], -16), right: leg([0.14, 2.07], [0.26, 4.18], 22) },
  },
  turned: {
    ...{ neck: 0.02, chest: 0.03, waist: 0, hip: -0.05, shoulderTilt: -1.6, hipTilt: 3 },
    turn: 1,
    head: { x: 0.055, tilt: 2, turn: 0.9 },
    arms: { left: arm([-0.14, 1.42], [0.02, 2.6], 'hang'), right: arm([0.06, 1.4], [0.12, 2.56], 'hold') },
    legs: { left: leg([0.1, 2.08], [0.2, 4.22], 20), right: leg([-0.02, 2.06], [0.02, 4.14], 34) },
  },
  angled: {
    ...{ neck: 0.01, chest: 0.02, waist: -0.03, hip: -0.1, shoulderTilt: -2.8, hipTilt: 4.6 },
    turn: 0.75,
    head: { x: 0.045, tilt: -3, turn: 0.7 },
    arms: { left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'), right: arm([0.08, 1.42], [0.14, 2.58], 'hold') },
    legs: { left: leg([0.08, 2.08], [0.2, 4.22], 12), right: leg([0.14, 2.06], [0.3, 4.15], 34) },
  },
  glance: {
    ...{ neck: -0.02, chest: -0.02, waist: 0.03, hip: 0.12, shoulderTilt: 3, hipTilt: -5.2 },
    head: { x: -0.03, tilt: -8, turn: -0.75 },
    arms: { left: arm([-0.24, 1.4], [-0.28, 2.56], 'hang'), right: arm([0.2, 1.42], [0.16, 2.6], 'hold') },
    legs: { left: leg([-0.1, 2.04], [-0.16, 4.14], -30), right: leg([-0.08, 2.08], [-0.22, 4.23], 10) },
  },
};

/** The arm that leans on a cane or crutch, on the viewer's left before mirroring. */
export const LEANING_ARM: ArmPose = arm([-0.36, 1.3], [-0.44, 2.3], 'cane');

/** Laid out flat, for single garments without a body. */
export const FLAT_POSE: Pose = {
  ...{ neck: 0, chest: 0, waist: 0, hip: 0, shoulderTilt: 0, hipTilt: 0 },
  head: { x: 0, tilt: 0, turn: 0 },
  arms: { left: arm([-0.42, 1.34], [-0.72, 2.45], 'hang'), right: arm([0.42, 1.34], [0.72, 2.45], 'hang') },
  legs: { left: leg([-0.06, 2.08], [-0.1, 4.22], -10), right: leg([0.06, 2.08], [0.1, 4.22], 10) },
};
