import type { Cut, ShoeCut } from '#garments/cut.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import type { DrawContext } from '../context.ts';
import { SIDES } from '../figure/side.ts';
import { boxAround, grow } from '../kit/box.ts';
import type { Point } from '../kit/point.ts';
import { softSilhouette } from '../kit/soft-silhouette.ts';
import { LASTS } from './lasts/index.ts';
import { type ShoeSpace, shoeSpace } from './shoe-space.ts';
import { hull } from './sweep.ts';

/** How far to the right of a shoe its contact shadow shows, in heads. */
const CONTACT_SHIFT = 0.035;
/** Where a shoe meets the floor: its heel, and from the ball to the toe; a lifted heel does not. */
function footprints(space: ShoeSpace): Point[][] {
  const { last, at, isLifted } = space;
  const part = (xs: readonly number[]) =>
    xs.flatMap((x) => [-1, 1].map((side) => at(x, 0, side * last.width(x) * 1.06)));
  const front = part([0.62, 0.72, 0.85, 0.94, 1]);
  if (isLifted) return [front];
  const [, from = 0, to = 0.3] = last.heel?.slices.at(-1) ?? [];
  return last.heel ? [part([from, to]), front] : [part([0, 0.06, 0.2, 0.7, 0.85, 0.94, 1])];
}

/** How far along a shoe the floor under a lifted heel is seen in its shadow, and how much nearer than the ball it lies, heads. */
const UNDER_HEEL = 0.24;
const NEARER = 0.02;

/** What a lifted heel shades of the floor, from the ball back: without it the foot would hover. */
function underHeel({ at, last, head }: ShoeSpace): Point[] {
  const ball = [-1, 1].map((side) => at(0.68, 0, side * last.width(0.68)));
  const floor = Math.max(...ball.map(([, y]) => y)) + NEARER * head;
  const [x] = at(UNDER_HEEL, 0, 0);
  return [...ball, [x, floor - 0.03 * head], [x, floor]];
}

/** The small dark shapes where a shoe meets the floor, a little to the right of it. */
export function drawContact(space: ShoeSpace): string {
  const { head } = space;
  const prints = [...footprints(space), ...(space.isLifted ? [underHeel(space)] : [])];
  const shapes = prints.map((print) => hull(print).map(([x, y]): Point => [x + CONTACT_SHIFT * head, y]));
  return softSilhouette([shapes], {
    deviation: 4,
    shown: grow(boxAround(shapes.flat()), 14),
    colour: CAST_COLOUR,
    opacity: 0.4,
  });
}

/** The floor under feet without shoes, heads below the ankles. */
const BARE = 0.4;

/** The y of the floor under a figure in these shoes, px. */
export function floorUnder(context: DrawContext, last?: ShoeCut['last']): number {
  const ys = SIDES.flatMap((side) => {
    if (!last) return [context.body.legs[side].at(2)[1] + BARE * context.head];
    const prints = footprints(shoeSpace(context, side, LASTS[last]));
    return prints.flat().map(([, y]) => y);
  });
  return Math.max(...ys);
}

/** The last of the shoes among what is worn. */
export function lastWorn(cuts: readonly Cut[]): ShoeCut['last'] | undefined {
  return cuts.find((cut) => cut.type === 'shoe')?.last;
}
