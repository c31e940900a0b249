import { piece } from '#draw/cloth/piece.ts';
import { skinOf } from '#draw/figure/skin.ts';
import type { Node, Point } from '#draw/kit/point.ts';
import { headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';
import type { HeadView } from '../head-view.ts';

/** An ear of head space: its middle, half its width, and the side its rim bends to. */
export interface EarPlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly rim: -1 | 1;
}

/** Returns the ears that a turn shows, the one on the viewer's left of an unmirrored head first. */
export function earsOf({ turn }: HeadView, width = 1): readonly EarPlace[] {
  switch (turn) {
    case 'front':
      return [
        { x: -0.312 * width, y: 0.06, half: 0.035, rim: -1 },
        { x: 0.312 * width, y: 0.06, half: 0.035, rim: 1 },
      ];
    case 'three-quarter':
      return [{ x: -0.238, y: 0.065, half: 0.048, rim: -1 }];
    case 'profile':
      return [{ x: -0.088, y: 0.07, half: 0.057, rim: -1 }];
    case 'back':
      return [
        { x: -0.325, y: 0.06, half: 0.036, rim: -1 },
        { x: 0.325, y: 0.06, half: 0.036, rim: 1 },
      ];
  }
}

/** Returns where an earring hangs from. */
export const lobeOf = ({ x, y, half, rim }: EarPlace): Point => [x - rim * half * -0.1, y + 0.078];

type EarLine = readonly (readonly [across: number, down: number])[];

/** Across: −1 where the ear grows out of the cheek, 1 at the outermost of its rim. */
const OUTLINE: EarLine = [
  [-0.9, -0.05],
  [-0.55, -0.088],
  [0.1, -0.108],
  [0.8, -0.085],
  [1.06, -0.03],
  [0.86, 0.028],
  [0.45, 0.062],
  [0.1, 0.096],
  [-0.5, 0.092],
  [-0.9, 0.05],
];
/** The rim's own edge, over the top of the ear and down to the lobe. */
const RIM: EarLine = [
  [-0.5, -0.085],
  [0.1, -0.108],
  [0.8, -0.085],
  [1.06, -0.03],
  [0.86, 0.028],
  [0.42, 0.066],
  [0.05, 0.097],
  [-0.45, 0.094],
];
/** Inside the rim and along it: the furrow of the helix. */
const HELIX: EarLine = [
  [-0.45, -0.035],
  [-0.2, -0.072],
  [0.25, -0.078],
  [0.62, -0.05],
  [0.6, 0.0],
  [0.35, 0.04],
];
/** The bowl before the ear's opening. */
const CONCHA: EarLine = [
  [-0.5, 0.0],
  [-0.15, -0.03],
  [0.28, -0.022],
  [0.24, 0.02],
  [-0.05, 0.047],
  [-0.42, 0.04],
  [-0.3, 0.02],
];

/** The ears of a head, larger with age. */
export function drawEars(head: HeadModel): string {
  const { context, paints, years, view, factors } = head;
  const { area, line } = headInk(context);
  const grown = 1 + 0.14 * years;
  const isTurned = view.turn === 'three-quarter' || view.turn === 'profile';
  return earsOf(view, factors.width)
    .map(({ x, y, half, rim }) => {
      const on = (along: EarLine) => along.map(([dx, dy]): Node => [x + rim * dx * half, y + dy * grown]);
      const inside =
        area(on(CONCHA), paints.deepShade, 0.62) + line(on(HELIX), 0.013, paints.deepShade, 0.8, 'both');
      return (
        piece(context, shapeOn(context, on(OUTLINE)), skinOf(context), {
          // A turned ear grows out of the cheek: ink round its front would make a coin of it.
          edge: isTurned ? 0 : 1.1,
          extra: view.turn === 'back' ? '' : inside,
        }) + line(on(RIM), 0.012, paints.line, 0.62, 'both')
      );
    })
    .join('');
}
