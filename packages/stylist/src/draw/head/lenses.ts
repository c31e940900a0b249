import type { DrawContext } from '../context.ts';
import { lerp, type Node } from '../kit/point.ts';
import type { FaceFactors } from './face-factors.ts';
import { onHead } from './head-space.ts';
import { type HeadTurn, headView } from './head-view.ts';

/** One lens before an eye: nodes of a lens are given from its own middle, half a width of .11 either way. */
interface Seat {
  readonly x: number;
  readonly y: number;
  /** How wide it is seen, and to which side its outer edge lies. */
  readonly wide: number;
}

interface Worn {
  readonly seats: readonly Seat[];
  readonly bridge: readonly Node[];
  readonly temples: readonly (readonly Node[])[];
}

const WORN: Readonly<Record<Exclude<HeadTurn, 'back'>, Worn>> = {
  front: {
    seats: [
      { x: -0.14, y: 0.022, wide: -1 },
      { x: 0.14, y: 0.022, wide: 1 },
    ],
    bridge: [
      [-0.035, 0.008],
      [0, -0.006],
      [0.035, 0.008],
    ],
    temples: [
      [
        [-0.315, 0],
        [-0.245, -0.006],
      ],
      [
        [0.245, -0.006],
        [0.315, 0],
      ],
    ],
  },
  'three-quarter': {
    seats: [
      { x: -0.022, y: 0.022, wide: -0.96 },
      { x: 0.207, y: 0.022, wide: 0.62 },
    ],
    bridge: [
      [0.085, 0.01],
      [0.114, -0.004],
      [0.14, 0.01],
    ],
    temples: [
      [
        [-0.245, 0.0],
        [-0.125, -0.006],
      ],
    ],
  },
  profile: {
    seats: [{ x: 0.288, y: 0.024, wide: -0.4 }],
    bridge: [
      [0.33, 0.0],
      [0.345, 0.004],
      [0.338, 0.02],
    ],
    temples: [
      [
        [-0.09, 0.0],
        [0.08, -0.008],
        [0.25, -0.006],
      ],
    ],
  },
};

/** Nodes of eyewear in px, or undefined where the head is seen from behind. */
export function wornBeforeEyes(context: DrawContext, factors?: FaceFactors) {
  const { turn } = headView(context.body.pose);
  if (turn === 'back') return undefined;
  const { seats, bridge, temples } = WORN[turn];
  const spread = turn === 'front' ? lerp(1, factors?.width ?? 1, 0.5) : 1;
  return {
    /** A lens of its own middle before each eye. */
    lenses: (nodes: readonly Node[]) =>
      seats.map(({ x, y, wide }) =>
        onHead(
          context,
          nodes.map(([dx, dy, kind]): Node => {
            const at = x * spread + dx * wide;
            return kind ? [at, y + dy, kind] : [at, y + dy];
          }),
        ),
      ),
    bridge: onHead(context, bridge),
    temples: temples.map((temple) => onHead(context, temple)),
  };
}
