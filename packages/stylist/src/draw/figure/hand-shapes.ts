import type { Point } from '../kit/point.ts';
import type { HandPlace } from './pose-parts.ts';

/** A finger: where it leaves the palm, the bend at each joint in degrees, and its parts' lengths. */
export interface Finger {
  readonly from: Point;
  readonly bends: readonly number[];
  readonly lengths: readonly number[];
  readonly width: number;
}

/** A hand in lengths of the hand: wrist at y 0, fingers down, thumb towards +x. */
export interface HandShape {
  /** Degrees by which the hand turns from the line of the forearm, towards the body. */
  readonly turn: number;
  readonly palm: readonly Point[];
  /** Under the palm: the fingers farther from the thumb. */
  readonly behind: readonly Finger[];
  /** Over the palm, and over what the hand holds. */
  readonly over: readonly Finger[];
}

const finger = (from: Point, bends: number[], lengths: number[], width: number): Finger => ({
  from,
  bends,
  lengths,
  width,
});

const CUPPED_PALM: readonly Point[] = [
  [-0.095, -0.08],
  [-0.17, 0.14],
  [-0.16, 0.36],
  [0.02, 0.42],
  [0.17, 0.34],
  [0.18, 0.14],
  [0.095, -0.08],
];

const BACK_OF_HAND: readonly Point[] = [
  [-0.095, -0.08],
  [-0.15, 0.14],
  [-0.165, 0.36],
  [-0.12, 0.46],
  [0.08, 0.47],
  [0.14, 0.38],
  [0.15, 0.18],
  [0.095, -0.08],
];

/** A hanging hand is seen at three quarters, narrower than flat on a table. */
const HANGING_BACK: readonly Point[] = [
  [-0.095, -0.08],
  [-0.125, 0.1],
  [-0.15, 0.3],
  [-0.12, 0.42],
  [0.06, 0.46],
  [0.115, 0.36],
  [0.115, 0.16],
  [0.095, -0.08],
];

/** Hanging, its back to the viewer at three quarters: each finger curled a little more than the last, the thumb before the index. */
const RELAXED: HandShape = {
  turn: 2,
  palm: HANGING_BACK,
  behind: [
    finger([-0.105, 0.33], [13, 30, 40], [0.15, 0.09, 0.06], 0.096),
    finger([-0.06, 0.37], [10, 26, 36], [0.19, 0.12, 0.07], 0.106),
  ],
  over: [
    finger([-0.005, 0.39], [6, 22, 31], [0.22, 0.14, 0.09], 0.112),
    finger([0.055, 0.37], [1, 18, 26], [0.21, 0.14, 0.09], 0.114),
    finger([0.07, 0.12], [16, -4, 4], [0.18, 0.14, 0.1], 0.118),
  ],
};

/** Hanging half turned, with the fingers less curled and the thumb a little off. */
const LOOSE: HandShape = {
  turn: -2,
  palm: HANGING_BACK,
  behind: [
    finger([0.065, 0.1], [28, -8, -6], [0.18, 0.15, 0.1], 0.12),
    finger([-0.11, 0.33], [6, 26, 36], [0.16, 0.1, 0.06], 0.096),
  ],
  over: [
    finger([-0.06, 0.37], [6, 22, 31], [0.2, 0.13, 0.08], 0.106),
    finger([0, 0.39], [4, 18, 26], [0.22, 0.15, 0.09], 0.112),
    finger([0.06, 0.37], [2, 14, 21], [0.21, 0.14, 0.09], 0.114),
  ],
};

/** A hanging hand seen from the side of its thumb, hardly wider than the wrist. */
const HANGING_EDGE: readonly Point[] = [
  [-0.095, -0.08],
  [-0.112, 0.1],
  [-0.118, 0.28],
  [-0.09, 0.4],
  [0.02, 0.43],
  [0.082, 0.32],
  [0.098, 0.14],
  [0.095, -0.08],
];

/** Seen from its side: the index before the others, which show behind it where they curl further. */
const THUMB_FORWARD: HandShape = {
  turn: 4,
  palm: HANGING_EDGE,
  behind: [
    finger([0.03, 0.35], [16, 32, 44], [0.13, 0.08, 0.05], 0.096),
    finger([0.005, 0.36], [12, 29, 40], [0.17, 0.11, 0.06], 0.104),
    finger([-0.02, 0.37], [8, 26, 36], [0.2, 0.13, 0.07], 0.11),
  ],
  over: [
    finger([-0.052, 0.36], [1, 22, 32], [0.22, 0.14, 0.09], 0.116),
    finger([0.038, 0.1], [7, -2, 4], [0.19, 0.15, 0.1], 0.12),
  ],
};

/** Seen from its side, a little more from behind: the middle finger shows beside the index. */
const CURLED: HandShape = {
  turn: 6,
  palm: HANGING_EDGE,
  behind: [
    finger([0.03, 0.345], [17, 35, 46], [0.13, 0.08, 0.05], 0.098),
    finger([0.008, 0.365], [13, 31, 42], [0.17, 0.11, 0.07], 0.106),
  ],
  over: [
    finger([-0.015, 0.375], [8, 27, 37], [0.2, 0.13, 0.08], 0.112),
    finger([-0.056, 0.36], [0, 22, 31], [0.22, 0.14, 0.09], 0.116),
    finger([0.04, 0.1], [10, -4, 6], [0.18, 0.15, 0.1], 0.12),
  ],
};

/** How a free hand hangs before the thigh, seen from its side, and beside it: no two people hold theirs alike. */
export const HANGING_BEFORE: readonly HandShape[] = [THUMB_FORWARD, CURLED];
export const HANGING_BESIDE: readonly HandShape[] = [RELAXED, LOOSE];

/** Closed round a handle: four knuckles in a bow, the thumb across. */
const GRIP: HandShape = {
  turn: 0,
  palm: [
    [-0.095, -0.08],
    [-0.145, 0.12],
    [-0.17, 0.3],
    [-0.14, 0.4],
    [0.13, 0.41],
    [0.155, 0.3],
    [0.14, 0.12],
    [0.095, -0.08],
  ],
  behind: [],
  over: [
    finger([-0.122, 0.28], [2, 6, 14], [0.12, 0.08, 0.05], 0.104),
    finger([-0.042, 0.31], [1, 4, 12], [0.14, 0.1, 0.06], 0.114),
    finger([0.04, 0.315], [0, 2, 8], [0.14, 0.1, 0.06], 0.116),
    finger([0.115, 0.29], [-3, 2, 6], [0.13, 0.09, 0.06], 0.11),
    finger([0.125, 0.1], [18, -22, -20], [0.16, 0.13, 0.09], 0.122),
  ],
};

/** Round a cup that stands in the palm: the fingers across its front, the thumb up behind it. */
const CUP: HandShape = {
  turn: 0,
  palm: CUPPED_PALM,
  behind: [finger([0.1, 0.1], [54, -30, -16], [0.19, 0.17, 0.1], 0.135)],
  over: [
    finger([-0.16, 0.2], [-4, 10, 18], [0.22, 0.13, 0.07], 0.115),
    finger([-0.065, 0.19], [-2, 10, 16], [0.27, 0.15, 0.08], 0.122),
    finger([0.03, 0.19], [0, 8, 14], [0.28, 0.16, 0.09], 0.125),
    finger([0.125, 0.2], [2, 4, 12], [0.25, 0.15, 0.08], 0.122),
  ],
};

/** Round an upright shaft. */
const ROUND_SHAFT: HandShape = {
  turn: 0,
  palm: CUPPED_PALM,
  behind: [],
  over: [0, 1, 2, 3].map((i) =>
    finger([-0.12 + i * 0.02, 0.44 - i * 0.12], [78, 14, 22], [0.19, 0.14 - i * 0.01, 0.08], 0.125),
  ),
};

/** Closed on the edge of a lapel: the fingers curled over it to their middle joints, the thumb behind the cloth. */
const ON_LAPEL: HandShape = {
  turn: -10,
  palm: [
    [-0.095, -0.08],
    [-0.15, 0.12],
    [-0.17, 0.28],
    [-0.13, 0.38],
    [0.1, 0.39],
    [0.15, 0.3],
    [0.14, 0.12],
    [0.095, -0.08],
  ],
  behind: [finger([0.1, 0.1], [36, -16, -16], [0.16, 0.12, 0.08], 0.118)],
  over: [
    finger([-0.12, 0.27], [-3, 12, 26], [0.12, 0.09, 0.05], 0.104),
    finger([-0.045, 0.3], [0, 12, 24], [0.15, 0.1, 0.06], 0.114),
    finger([0.035, 0.305], [3, 10, 22], [0.15, 0.1, 0.06], 0.116),
    finger([0.11, 0.275], [6, 8, 20], [0.14, 0.09, 0.06], 0.11),
  ],
};

/** Laid over what it rests on: the fingers close together, bent down over its far side and so seen shortened. */
const LAID: HandShape = {
  turn: 6,
  palm: HANGING_BACK,
  behind: [finger([0.065, 0.1], [26, -10, -10], [0.18, 0.15, 0.1], 0.12)],
  over: [
    finger([-0.1, 0.34], [-2, 12, 18], [0.15, 0.1, 0.06], 0.098),
    finger([-0.048, 0.38], [0, 10, 15], [0.19, 0.12, 0.07], 0.106),
    finger([0.01, 0.395], [2, 8, 13], [0.2, 0.13, 0.08], 0.112),
    finger([0.065, 0.37], [4, 7, 11], [0.19, 0.12, 0.07], 0.112),
  ],
};

/** Round the edge of a clutch that lies before the palm: the fingers behind it, the thumb on its face. */
const ROUND_CLUTCH: HandShape = {
  turn: 0,
  palm: HANGING_BACK,
  behind: LAID.over,
  over: [finger([0.06, 0.13], [10, -6, -8], [0.2, 0.16, 0.11], 0.122)],
};

/** In the hair: the back of the hand to the viewer, the fingers spread and bent into it, the thumb up the head. */
const IN_HAIR: HandShape = {
  turn: 4,
  palm: BACK_OF_HAND,
  behind: [finger([0.07, 0.12], [48, -16, -14], [0.19, 0.16, 0.1], 0.118)],
  over: [
    finger([-0.115, 0.36], [-16, 10, 16], [0.2, 0.13, 0.08], 0.1),
    finger([-0.05, 0.4], [-6, 8, 14], [0.22, 0.14, 0.09], 0.108),
    finger([0.02, 0.42], [4, 6, 12], [0.23, 0.15, 0.09], 0.112),
    finger([0.092, 0.38], [13, 4, 10], [0.21, 0.14, 0.09], 0.112),
  ],
};

/** Over the shoulder with the collar of a jacket in it: the back of the hand to the viewer, the fingers over the cloth. */
const OVER_SHOULDER: HandShape = {
  turn: 0,
  palm: [
    [-0.095, -0.08],
    [-0.145, 0.12],
    [-0.165, 0.28],
    [-0.13, 0.38],
    [0.12, 0.39],
    [0.155, 0.28],
    [0.14, 0.12],
    [0.095, -0.08],
  ],
  behind: [],
  over: [
    finger([-0.122, 0.28], [-6, 6, 18], [0.14, 0.08, 0.05], 0.106),
    finger([-0.042, 0.315], [-1, 6, 16], [0.16, 0.1, 0.06], 0.116),
    finger([0.042, 0.315], [3, 4, 12], [0.16, 0.1, 0.06], 0.118),
    finger([0.118, 0.28], [8, 2, 6], [0.15, 0.09, 0.06], 0.112),
    finger([0.1, 0.1], [27, -12, -20], [0.16, 0.12, 0.08], 0.118),
  ],
};

/** On the hip, which it goes round and so is seen shortened: its back to the viewer, the thumb behind the body, the fingers forward on the cloth. */
const ON_HIP: HandShape = {
  turn: -6,
  palm: [
    [-0.095, -0.08],
    [-0.15, 0.06],
    [-0.172, 0.2],
    [-0.14, 0.29],
    [0.09, 0.3],
    [0.142, 0.22],
    [0.13, 0.08],
    [0.095, -0.08],
  ],
  behind: [],
  over: [
    finger([-0.123, 0.22], [0, 16, 22], [0.12, 0.07, 0.05], 0.1),
    finger([-0.058, 0.25], [4, 14, 20], [0.145, 0.09, 0.05], 0.108),
    finger([0.01, 0.255], [8, 12, 18], [0.15, 0.1, 0.06], 0.112),
    finger([0.08, 0.225], [13, 9, 14], [0.145, 0.09, 0.06], 0.112),
  ],
};

/** The hand by what it does; one in a pocket is not seen. */
export const HAND_SHAPES: Readonly<Record<Exclude<HandPlace, 'pocket' | 'none'>, HandShape>> = {
  hang: RELAXED,
  hold: GRIP,
  cane: GRIP,
  lead: GRIP,
  umbrella: ROUND_SHAFT,
  rim: GRIP,
  jacket: OVER_SHOULDER,
  lapel: ON_LAPEL,
  cup: CUP,
  clutch: ROUND_CLUTCH,
  hip: ON_HIP,
  rest: LAID,
  hair: IN_HAIR,
};
