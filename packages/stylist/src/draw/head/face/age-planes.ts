import type { Node } from '#draw/kit/point.ts';
import { blended, headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';

/** Either half of a face: x is stretched by `by` about `from`. */
interface Half {
  readonly by: number;
  readonly from: number;
}

const HALVES = {
  front: [
    { by: -1, from: 0 },
    { by: 1, from: 0 },
  ],
  'three-quarter': [
    { by: -0.9, from: 0.1 },
    { by: 0.62, from: 0.1 },
  ],
  profile: [{ by: -0.9, from: 0.29 }],
} as const satisfies Record<string, readonly Half[]>;

/** What a life leaves in a face, as planes that read at a distance: a line would be lost on a card. */
export function agePlanes(head: HeadModel): string {
  const { years, paints, context, view } = head;
  if (years === 0 || view.turn === 'back') return '';
  const { area, line } = headInk(context);
  const isOlder = years === 1;
  const aged = (inMiddleLife: number, late: number) => (isOlder ? late : inMiddleLife);
  /** The shade of deep skin lies too near its colour to be seen as a furrow. */
  const furrow = paints.isDeep ? paints.deepShade : blended(paints.shade, paints.deepShade, 0.35);
  const half = ({ by, from }: Half): string => {
    const on = (nodes: readonly Node[]) => nodes.map(([x, y]): Node => [x * by + from, y]);
    const fold = on([
      [0.07, 0.195],
      [0.106, 0.25],
      [0.113, 0.305],
    ]);
    const underEye = on([
      [0.075, 0.076],
      [0.13, 0.094],
      [0.18, 0.073],
    ]);
    const besideMouth = on([
      [0.1, 0.335],
      [0.118, 0.37],
      [0.11, 0.4],
    ]);
    const crow = [0, 0.035].map((lower) =>
      line(
        on([
          [0.205 + lower * 0.4, 0.02 + lower * 0.6],
          [0.25, 0.005 + lower * 1.5],
        ]),
        0.008,
        paints.deepShade,
        aged(0.34, 0.4),
      ),
    );
    const hollow = on([
      [0.2, 0.17],
      [0.15, 0.24],
      [0.17, 0.31],
      [0.22, 0.28],
    ]);
    return (
      line(fold, aged(0.02, 0.024), furrow, aged(0.66, 0.75)) +
      line(underEye, aged(0.018, 0.02), furrow, aged(0.52, 0.6)) +
      line(besideMouth, aged(0.012, 0.016), furrow, aged(0.45, 0.55)) +
      area(hollow, paints.shade, aged(0.2, 0.38)) +
      crow.join('')
    );
  };
  const middle = view.turn === 'front' ? 0 : 0.1;
  const onBrow =
    view.turn !== 'profile'
      ? line(
          [
            [middle - 0.11, -0.19],
            [middle, -0.2],
            [middle + 0.11, -0.19],
          ],
          0.009,
          paints.deepShade,
          aged(0.24, 0.32),
        )
      : '';
  return HALVES[view.turn].map(half).join('') + onBrow;
}
