import { nodeList } from '../../kit/node-list.ts';
import type { HeelSlice, Mark } from '../last.ts';
import { type Table, table } from '../table.ts';

/** Half widths of the usual last. */
export const WIDTH = table('0,.05 .04,.088 .1,.118 .25,.125 .45,.13 .7,.165 .85,.142 .94,.105 1,.045');

const ARCH = table('0,1 .12,.985 .3,.76 .5,.36 .66,.1 .8,0 1,0');

/** Underside of a shoe on a heel, `front` heads above the floor at the toe. */
export const heeled =
  (height: number, front: number): Table =>
  (x) =>
    front + ARCH(x) * (height - front);

/** Underside of a shoe on a low heel. */
export const LOW_BASE = table('0,.09 .3,.082 .46,.052 .9,.045 1,.055');

/** A block under the heel as far as `to`. */
export const blockHeel = (to: number, width = 0.98): readonly HeelSlice[] => [
  [1, 0, to, width],
  [0, 0.005, to - 0.02, width * 0.96],
];

/** A seam, line or fill with its mirror on the other side of the foot. */
export function bothSides(mark: Mark): Mark[] {
  const mirrored = nodeList(mark.nodes)
    .map(([x, a, kind]) => `${x},${(1 - a).toFixed(3)}${kind ? '!' : ''}`)
    .join(' ');
  return [mark, { ...mark, nodes: mirrored }];
}

/** A line from side to side over the ridge: its outer half, mirrored. */
export function over(half: string): string {
  const nodes = nodeList(half);
  const mirrored = nodes
    .filter(([, a]) => a !== 0.5)
    .map(([x, a, kind]) => `${x},${(1 - a).toFixed(3)}${kind ? '!' : ''}`)
    .reverse();
  return `${half} ${mirrored.join(' ')}`;
}

/** Bars of a lace across the ridge at these places. */
export function laces(places: readonly number[], half: number, width = 0.024): Mark[] {
  return places.map((x) => ({
    kind: 'line',
    nodes: `${x},${0.5 - half} ${(x + 0.012).toFixed(3)},.5 ${x},${0.5 + half}`,
    paint: 'lace',
    width,
  }));
}

/** Bars of a lace across the front of a shaft, `half` degrees to each side. */
export function shaftLaces(ways: readonly number[], half: number, width = 0.024): Mark[] {
  return ways.map((t) => ({
    on: 'shaft',
    kind: 'line',
    nodes: `${t},${-half} ${(t + 0.008).toFixed(3)},0 ${t},${half}`,
    paint: 'lace',
    width,
  }));
}
