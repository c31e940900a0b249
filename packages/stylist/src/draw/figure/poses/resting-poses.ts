import { arm, leg, type Pose } from '../pose-parts.ts';

/** Figures that sit or lean. */
export const RESTING_POSES = {
  seated: {
    ...{ neck: -0.12, chest: -0.18, waist: -0.28, hip: -0.34, shoulderTilt: -2.4, hipTilt: 2, turn: 0.48 },
    ...{ drop: 1.66, support: 'chair' },
    head: { x: 0.05, tilt: 3, turn: 0.55 },
    arms: {
      left: { ...arm([-0.32, 1.22], [0.4, 1.9], 'rest'), onLeg: { side: 'left', t: 0.3, u: 0.1 } },
      right: { ...arm([0.3, 1.24], [0.96, 1.86], 'rest'), onLeg: { side: 'right', t: 0.78, u: 0.8 } },
    },
    legs: {
      left: { ...leg([1.12, 0.4], [0.9, 2.52], 52), depth: 'front' },
      right: leg([1.3, 0.32], [1.56, 2.42], 62),
    },
  },
  perched: {
    ...{ neck: -0.02, chest: -0.06, waist: -0.16, hip: -0.22, shoulderTilt: 3, hipTilt: 3, turn: 0.4 },
    ...{ drop: 1.15, support: 'stool' },
    head: { x: 0.03, tilt: -4, turn: -0.35 },
    arms: {
      left: { ...arm([-0.34, 1.26], [0.24, 2.18], 'rest'), onLeg: { side: 'left', t: 0.4, u: 0.2 } },
      right: arm([0.26, 1.34], [0.3, 2.42], 'hang'),
    },
    legs: {
      left: { ...leg([1.1, 0.66], [0.8, 2.56], 44), depth: 'front' },
      right: leg([1.24, 0.86], [1.5, 3.07], 58),
    },
  },
  'against-pillar': {
    ...{ neck: -0.42, chest: -0.3, waist: -0.1, hip: 0.07, shoulderTilt: -8, hipTilt: -3, turn: -0.42 },
    support: 'pillar',
    head: { x: -0.02, tilt: 5, turn: -0.6 },
    arms: {
      left: { ...arm([-0.16, 1.34], [0.5, 1.7], 'rest'), reach: { u: -0.1, v: 3.06 }, depth: 'back' },
      right: arm([0.34, 1.36], [0.02, 2.3], 'pocket'),
    },
    legs: {
      left: { ...leg([-0.16, 2.03], [-0.14, 4.12], -52), depth: 'back' },
      right: { ...leg([0.08, 2.08], [0.14, 4.2], -36), depth: 'front' },
    },
  },
} as const satisfies Readonly<Record<string, Pose>>;
