import { arm, leg, type Pose } from '../pose-parts.ts';

/** Figures on their way: the foot behind has its heel up, the arms swing against the legs. */
export const WALKING_POSES = {
  walk: {
    ...{ neck: -0.07, chest: -0.04, waist: 0, hip: 0.04, shoulderTilt: 3, hipTilt: -4.2, turn: -0.44 },
    head: { x: -0.04, tilt: 3, turn: -0.6 },
    arms: {
      left: { ...arm([-0.12, 1.32], [-0.32, 2.34], 'hang'), depth: 'back' },
      right: arm([0.28, 1.34], [0.3, 2.46], 'hold'),
    },
    legs: {
      left: { ...leg([-0.2, 2.04], [-0.37, 4.13], -58), pitch: -4 },
      right: { ...leg([-0.2, 1.95], [0.4, 3.6], -62), pitch: 44, depth: 'back' },
    },
  },
  step: {
    ...{ neck: 0.05, chest: 0.03, waist: 0.01, hip: 0.06, shoulderTilt: 3, hipTilt: -4.6, turn: 0.34 },
    head: { x: 0.03, tilt: -3, turn: 0.5 },
    arms: {
      left: { ...arm([-0.2, 1.37], [-0.52, 2.14], 'hang'), swing: 'out' },
      right: arm([0.26, 1.36], [0.32, 2.48], 'hold'),
    },
    legs: {
      left: { ...leg([0.1, 1.96], [-0.38, 3.68], 46), pitch: 38, depth: 'back' },
      right: leg([0.04, 2.09], [-0.02, 4.26], 30),
    },
  },
  stroll: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.03, hip: -0.1, shoulderTilt: -3.2, hipTilt: 4.8, turn: 0.28 },
    head: { x: 0.02, tilt: -3, turn: 0.45 },
    arms: { left: arm([-0.3, 1.34], [-0.28, 2.44], 'hang'), right: arm([0.24, 1.38], [0.28, 2.52], 'hold') },
    legs: {
      left: leg([0.12, 2.08], [0.28, 4.24], -30),
      right: { ...leg([0.28, 1.97], [0.12, 3.82], 42), pitch: 28, depth: 'back' },
    },
  },
  stride: {
    ...{ neck: 0.12, chest: 0.07, waist: 0, hip: -0.03, shoulderTilt: -3, hipTilt: 4, turn: 0.5 },
    head: { x: 0.06, tilt: -3, turn: 0.6 },
    arms: {
      left: { ...arm([-0.22, 1.36], [-0.56, 2.1], 'hang'), swing: 'out' },
      right: { ...arm([0.14, 1.32], [0.36, 2.34], 'hold'), depth: 'back' },
    },
    legs: {
      left: { ...leg([0.12, 1.95], [-0.56, 3.5], 70), pitch: 48, depth: 'back' },
      right: { ...leg([0.18, 2.03], [0.32, 4.1], 66), pitch: -6 },
    },
  },
  profile: {
    ...{ neck: 0.13, chest: 0.07, waist: 0, hip: -0.02, shoulderTilt: 0, hipTilt: 2, turn: 0.93 },
    head: { x: 0.1, tilt: -2, turn: 0.95 },
    arms: {
      left: arm([-0.22, 1.33], [-0.28, 2.46], 'hang'),
      right: { ...arm([0.14, 1.34], [0.4, 2.36], 'hold'), depth: 'back' },
    },
    legs: {
      left: { ...leg([0.54, 1.97], [0.86, 4.04], 84), pitch: -10 },
      right: { ...leg([-0.3, 1.97], [-1.2, 3.5], 80), pitch: 50, depth: 'back' },
    },
  },
  'glance-back': {
    ...{ neck: 0.04, chest: 0.02, waist: 0, hip: -0.03, shoulderTilt: -3.4, hipTilt: 4.2, turn: 0.46 },
    facing: 'away',
    head: { x: 0.05, tilt: 4, turn: 0.9 },
    arms: {
      left: { ...arm([-0.26, 1.32], [-0.4, 2.34], 'hang'), depth: 'back' },
      right: arm([0.22, 1.38], [0.24, 2.52], 'hold'),
    },
    legs: {
      left: { ...leg([0.04, 2.03], [0.12, 4.0], 142), depth: 'back' },
      right: { ...leg([0.2, 2.02], [0.06, 3.96], 150), pitch: 34, depth: 'front' },
    },
  },
} as const satisfies Readonly<Record<string, Pose>>;
