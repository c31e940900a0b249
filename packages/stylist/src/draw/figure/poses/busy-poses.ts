import { arm, IN_POCKET, leg, type Pose } from '../pose-parts.ts';

/** Figures whose left hand does something; the right one is free for a bag. */
export const BUSY_POSES = {
  lapel: {
    ...{ neck: 0.02, chest: 0.02, waist: 0.06, hip: 0.14, shoulderTilt: 4, hipTilt: -5, turn: 0.24 },
    head: { x: -0.02, tilt: -5, turn: -0.5 },
    arms: {
      left: { ...arm([-0.22, 1.34], [0.3, 0.66], 'lapel'), reach: { u: -0.54, v: 2.24 } },
      right: { ...arm([0.27, 1.38], [0.22, 2.5], 'hang'), idle: IN_POCKET },
    },
    legs: { left: leg([-0.18, 2.02], [-0.38, 4.1], -36), right: leg([0, 2.08], [-0.1, 4.22], 40) },
  },
  hair: {
    ...{ neck: 0.02, chest: 0.04, waist: 0, hip: -0.12, shoulderTilt: -6, hipTilt: 6, turn: 0.4 },
    head: { x: 0, tilt: -7, turn: 0.5 },
    arms: {
      left: arm([-0.82, -0.98], [-0.04, -1.25], 'hair'),
      right: { ...arm([0.3, 1.35], [0.28, 2.48], 'hold'), idle: IN_POCKET },
    },
    legs: { left: leg([0.06, 2.08], [0.18, 4.22], 34), right: leg([0.28, 2.0], [0.5, 4.04], 62) },
  },
  'jacket-over': {
    ...{ neck: 0.02, chest: 0.02, waist: -0.05, hip: -0.14, shoulderTilt: -3, hipTilt: 5, turn: -0.26 },
    head: { x: 0, tilt: 3, turn: 0.4 },
    arms: {
      left: arm([-0.37, 1.12], [0.2, 0.05], 'jacket'),
      right: IN_POCKET,
    },
    legs: { left: leg([0.02, 2.08], [0.12, 4.22], -46), right: leg([0.3, 2.02], [0.6, 4.08], 36) },
  },
  cup: {
    ...{ neck: -0.01, chest: -0.01, waist: -0.07, hip: -0.15, shoulderTilt: -3.6, hipTilt: 5, turn: -0.32 },
    head: { x: -0.02, tilt: 3, turn: -0.5 },
    arms: {
      left: { ...arm([-0.24, 1.33], [0.3, 1.2], 'cup'), reach: { u: -0.34, v: 2.66 } },
      right: { ...arm([0.28, 1.35], [0.26, 2.45], 'hang'), idle: IN_POCKET },
    },
    legs: { left: leg([0.03, 2.08], [0.14, 4.22], -46), right: leg([0.18, 2.03], [0.4, 4.1], 34) },
  },
  lead: {
    ...{ neck: -0.05, chest: -0.03, waist: 0, hip: 0.05, shoulderTilt: 3, hipTilt: -4.4, turn: -0.38 },
    head: { x: -0.03, tilt: -5, turn: -0.6 },
    arms: {
      left: arm([-0.3, 1.31], [-0.54, 2.36], 'lead'),
      right: arm([0.28, 1.34], [0.36, 2.46], 'hold'),
    },
    legs: {
      left: { ...leg([-0.3, 2.01], [-0.54, 4.08], -58), pitch: -4 },
      right: { ...leg([-0.06, 2.08], [-0.06, 4.2], -34), depth: 'back' },
    },
  },
  umbrella: {
    ...{ neck: 0.02, chest: 0.02, waist: -0.04, hip: -0.12, shoulderTilt: -3, hipTilt: 5, turn: 0.3 },
    head: { x: 0.02, tilt: 3, turn: 0.5 },
    arms: {
      left: { ...arm([-0.34, 1.26], [0.22, 0.84], 'umbrella'), reach: { u: -0.62, v: 2.42 } },
      right: { ...arm([0.28, 1.37], [0.28, 2.48], 'hang'), idle: IN_POCKET },
    },
    legs: { left: leg([0.08, 2.08], [0.24, 4.22], -28), right: leg([0.24, 2.02], [0.46, 4.08], 50) },
  },
} as const satisfies Readonly<Record<string, Pose>>;
