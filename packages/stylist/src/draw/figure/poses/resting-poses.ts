import { arm, leg, type Pose } from '../pose-parts.ts';

/** Figures that sit or lean. */
export const RESTING_POSES = {
  seated: {
    ...{ neck: -0.26, chest: -0.32, waist: -0.37, hip: -0.34, shoulderTilt: -2.4, hipTilt: 2, turn: 0.48 },
    ...{ drop: 1.84, support: 'chair' },
    head: { x: 0.05, tilt: 3, turn: 0.55 },
    arms: {
      left: { ...arm([-0.3, 1.24], [0.4, 1.9], 'rest'), onLeg: { side: 'left', t: 0.36, u: 0.3 } },
      right: { ...arm([0.3, 1.24], [0.96, 1.86], 'rest'), onLeg: { side: 'right', t: 0.66, u: 0.7 } },
    },
    legs: {
      left: { ...leg([1.16, 0.2], [1.02, 2.34], 52), depth: 'front' },
      right: leg([1.34, 0.14], [1.5, 2.24], 62),
    },
  },
  perched: {
    ...{ neck: -0.14, chest: -0.2, waist: -0.26, hip: -0.22, shoulderTilt: 3, hipTilt: 3, turn: 0.4 },
    ...{ drop: 1.42, support: 'stool' },
    head: { x: 0.03, tilt: -4, turn: -0.35 },
    arms: {
      left: { ...arm([-0.32, 1.26], [0.24, 2.18], 'rest'), onLeg: { side: 'left', t: 0.38, u: 0.2 } },
      right: { ...arm([0.3, 1.26], [0.8, 2], 'rest'), onLeg: { side: 'right', t: 0.58, u: 0.6 } },
    },
    legs: {
      left: { ...leg([1.14, 0.34], [0.86, 2.3], 44), depth: 'front' },
      right: leg([1.28, 0.58], [1.5, 2.78], 58),
    },
  },
  'against-pillar': {
    ...{ neck: -0.42, chest: -0.3, waist: -0.1, hip: 0.07, shoulderTilt: -8, hipTilt: -3, turn: -0.42 },
    support: 'pillar',
    head: { x: -0.02, tilt: 5, turn: -0.6 },
    arms: {
      left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'),
      right: arm([0.34, 1.36], [0.02, 2.3], 'pocket'),
    },
    legs: {
      left: { ...leg([-0.16, 2.03], [-0.14, 4.12], -52), depth: 'back' },
      right: { ...leg([0.08, 2.08], [0.14, 4.2], -36), depth: 'front' },
    },
  },
} as const satisfies Readonly<Record<string, Pose>>;
