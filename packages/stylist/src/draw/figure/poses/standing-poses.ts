import { arm, IN_POCKET, leg, type Pose } from '../pose-parts.ts';

/** Figures that stand with empty hands, or a bag in one. */
export const STANDING_POSES = {
  contra: {
    ...{ neck: -0.02, chest: -0.02, waist: -0.08, hip: -0.17, shoulderTilt: -4, hipTilt: 5, turn: -0.34 },
    head: { x: -0.02, tilt: 3, turn: -0.55 },
    arms: {
      left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'),
      right: arm([0.27, 1.35], [0.24, 2.46], 'hang'),
    },
    legs: { left: leg([0.03, 2.08], [0.14, 4.22], -44), right: leg([0.24, 2.03], [0.5, 4.1], 30) },
  },
  hip: {
    ...{ neck: 0.03, chest: 0.03, waist: -0.04, hip: -0.16, shoulderTilt: -4.5, hipTilt: 6, turn: 0.32 },
    head: { x: 0.02, tilt: -5, turn: -0.4 },
    arms: {
      left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'),
      right: { ...arm([0.26, 1.37], [0.26, 2.5], 'hold'), idle: IN_POCKET },
    },
    legs: { left: leg([0.05, 2.08], [0.2, 4.22], -30), right: leg([0.3, 2.0], [0.6, 4.06], 46) },
  },
  poise: {
    ...{ neck: 0, chest: 0, waist: -0.03, hip: -0.1, shoulderTilt: -2.4, hipTilt: 3.6, turn: -0.3 },
    head: { x: 0, tilt: 4, turn: -0.4 },
    arms: {
      left: arm([-0.26, 1.38], [-0.18, 2.5], 'hang'),
      right: arm([0.2, 1.38], [-0.12, 2.12], 'clutch'),
    },
    legs: { left: leg([0.02, 2.08], [0.1, 4.22], -42), right: leg([0.06, 2.03], [0.18, 4.1], 34) },
  },
  cross: {
    ...{ neck: 0.02, chest: 0.02, waist: -0.05, hip: -0.13, shoulderTilt: -3.6, hipTilt: 5.2, turn: 0.26 },
    head: { x: 0.02, tilt: 5, turn: 0.45 },
    arms: { left: arm([-0.3, 1.3], [0, 2.2], 'hip'), right: arm([0.27, 1.37], [0.28, 2.48], 'hold') },
    legs: {
      left: leg([0.1, 2.09], [0.32, 4.16], 34),
      right: { ...leg([-0.2, 2.04], [-0.58, 4.2], -40), depth: 'front' },
    },
  },
  lean: {
    ...{ neck: 0.09, chest: 0.06, waist: -0.06, hip: -0.21, shoulderTilt: -6.5, hipTilt: 8.5, turn: 0.4 },
    head: { x: 0.05, tilt: 8, turn: 0.6 },
    arms: {
      left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'),
      right: { ...arm([0.3, 1.33], [0.34, 2.44], 'hold'), idle: { ...IN_POCKET, slack: 0.7 } },
    },
    legs: { left: leg([0.1, 2.09], [0.32, 4.22], -26), right: leg([0.4, 1.96], [0.74, 3.98], 52) },
  },
  still: {
    ...{ neck: 0.01, chest: 0.01, waist: 0, hip: -0.05, shoulderTilt: -1.6, hipTilt: 2.6, turn: -0.24 },
    head: { x: 0, tilt: -2, turn: -0.35 },
    arms: { left: arm([-0.28, 1.37], [-0.1, 2.46], 'hang'), right: arm([0.22, 1.4], [0.2, 2.54], 'hold') },
    legs: { left: leg([0.02, 2.08], [0.07, 4.22], -36), right: leg([0.06, 2.06], [0.15, 4.15], 32) },
  },
  pockets: {
    ...{ neck: 0, chest: 0, waist: -0.04, hip: -0.1, shoulderTilt: -2.6, hipTilt: 4.2, turn: 0.2 },
    head: { x: 0.01, tilt: -4, turn: -0.35 },
    arms: {
      left: arm([-0.34, 1.36], [-0.02, 2.3], 'pocket'),
      right: { ...arm([0.34, 1.36], [0.02, 2.3], 'pocket'), slack: 0.7 },
    },
    legs: { left: leg([0, 2.08], [0.04, 4.22], -42), right: leg([0.28, 2.05], [0.54, 4.12], 38) },
  },
  akimbo: {
    ...{ neck: 0.01, chest: 0.01, waist: -0.02, hip: -0.06, shoulderTilt: -1.6, hipTilt: 3, turn: -0.18 },
    head: { x: 0.01, tilt: 3, turn: 0.35 },
    arms: {
      left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'),
      right: { ...arm([0.6, 1.22], [0.02, 1.93], 'hip'), slack: 1 },
    },
    legs: { left: leg([-0.12, 2.08], [-0.18, 4.2], -42), right: leg([0.22, 2.06], [0.42, 4.14], 42) },
  },
  turned: {
    ...{ neck: 0.03, chest: 0.04, waist: 0, hip: -0.06, shoulderTilt: -1.6, hipTilt: 3.4, turn: 0.52 },
    head: { x: 0.05, tilt: 2, turn: 0.7 },
    arms: {
      left: arm([-0.25, 1.38], [-0.08, 2.5], 'hang'),
      right: { ...arm([0.18, 1.38], [0.36, 2.48], 'hold'), idle: arm([0.2, 1.38], [0.22, 2.48], 'hang') },
    },
    legs: { left: leg([0.08, 2.08], [0.18, 4.22], 34), right: leg([0.14, 2.04], [0.34, 4.1], 62) },
  },
  angled: {
    ...{ neck: 0.02, chest: 0.03, waist: -0.04, hip: -0.13, shoulderTilt: -3.4, hipTilt: 5.4, turn: 0.44 },
    head: { x: 0.03, tilt: -4, turn: -0.35 },
    arms: {
      left: arm([-0.6, 1.22], [-0.02, 1.93], 'hip'),
      right: { ...arm([0.18, 1.39], [0.24, 2.5], 'hold'), idle: arm([0.2, 1.39], [0.12, 2.5], 'hang') },
    },
    legs: { left: leg([0.08, 2.08], [0.2, 4.22], -18), right: leg([0.3, 2.0], [0.54, 4.06], 58) },
  },
  glance: {
    ...{ neck: -0.02, chest: -0.02, waist: 0.04, hip: 0.14, shoulderTilt: 4, hipTilt: -5.6, turn: -0.48 },
    head: { x: 0.02, tilt: -6, turn: 0.6 },
    arms: { left: arm([-0.28, 1.36], [-0.24, 2.46], 'hang'), right: arm([0.24, 1.4], [0.14, 2.55], 'hold') },
    legs: { left: leg([-0.24, 2.03], [-0.48, 4.08], -58), right: leg([-0.06, 2.08], [-0.16, 4.22], 20) },
  },
  behind: {
    ...{ neck: 0, chest: 0, waist: 0.05, hip: 0.12, shoulderTilt: 3.4, hipTilt: -5, turn: -0.28 },
    facing: 'away',
    head: { x: -0.02, tilt: 3, turn: -0.9 },
    arms: { left: arm([-0.26, 1.37], [-0.14, 2.5], 'hang'), right: arm([0.24, 1.39], [0.24, 2.54], 'hold') },
    legs: { left: leg([-0.16, 2.04], [-0.36, 4.1], -150), right: leg([-0.02, 2.08], [-0.12, 4.22], 168) },
  },
} as const satisfies Readonly<Record<string, Pose>>;
