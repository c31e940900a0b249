import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import { type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';
import { ropes } from './rope.ts';

/** Hair lying close to the skull, as far down as the ears. */
export const SCALP =
  '-.325,.03! -.348,-.14 -.33,-.34 -.22,-.505 0,-.57 .22,-.505 .335,-.34 .352,-.14 .33,.03! .302,-.06 .285,-.2 .19,-.31 0,-.345 -.19,-.31 -.28,-.2 -.3,-.06';

/** Rows from the hairline back over the head: where they start and where they pass from sight. */
const ROWS: readonly string[] = [
  '-.3,-.08 -.33,-.2 -.32,-.34',
  '-.265,-.23 -.275,-.36 -.22,-.49',
  '-.17,-.315 -.175,-.44 -.13,-.545',
  '-.06,-.34 -.06,-.46 -.045,-.56',
  '.06,-.34 .065,-.46 .05,-.56',
  '.17,-.315 .18,-.44 .135,-.545',
  '.265,-.23 .28,-.36 .225,-.49',
  '.305,-.08 .335,-.2 .325,-.34',
];
const TAILS: readonly string[] = [
  '-.28,.1 -.34,.4 -.38,.75 -.36,1.05',
  '-.2,.2 -.27,.5 -.29,.85 -.27,1.15',
  '-.1,.3 -.16,.6 -.17,.95 -.17,1.2',
  '.1,.3 .16,.6 .18,.95 .16,1.2',
  '.2,.2 .27,.5 .3,.85 .28,1.15',
  '.28,.1 .35,.4 .39,.75 .37,1.05',
];

/** Braided close to the scalp from the hairline back, the ends falling behind the neck. */
export function cornrows(random: () => number): HairDesign {
  const row = (line: string) => ({ line: nodeList(line), width: 0.088 });
  const tail = (line: string) => ({ line: nodeList(line), width: 0.075 });
  return {
    back: [ropes(TAILS.map(tail), 'braid', random, 0.5)],
    front: [lock(SCALP, [], [], 1.2), ropes(ROWS.map(row), 'braid', random)],
  };
}

/** Where the knots sit, and their radius. */
const KNOTS = [
  [-0.11, -0.63, 0.092],
  [0.12, -0.63, 0.092],
  [-0.285, -0.5, 0.092],
  [0.29, -0.5, 0.092],
  [0, -0.5, 0.094],
  [-0.17, -0.41, 0.09],
  [0.175, -0.41, 0.09],
] as const;

/** A coil of hair, wound from the outside in. */
function knot(x: number, y: number, radius: number): HairLock {
  const on = (angle: number, reach: number): Node => [
    x + Math.cos(angle) * radius * reach,
    y + Math.sin(angle) * radius * reach * 0.86,
  ];
  const ring = Array.from({ length: 9 }, (_, i) => on((i / 9) * Math.PI * 2, i % 2 ? 1.04 : 0.97));
  const coil = Array.from({ length: 14 }, (_, i) => on(2.4 + i * 0.62, 0.82 - i * 0.05));
  const base = [on(2.9, 0.95), on(1.57, 0.78), on(0.24, 0.95)];
  return {
    ...lock(
      ring,
      [strand(base, 0.026), strand(coil.slice(0, 8), 0.02)],
      [strand([on(3.6, 0.72), on(4.3, 0.78), on(5, 0.66)], 0.022)],
    ),
    marks: [coil],
  };
}

const PARTINGS = [
  nodeList('-.2,-.315 -.19,-.42 -.28,-.35'),
  nodeList('.2,-.315 .19,-.42 .29,-.35'),
  nodeList('-.1,-.34 -.1,-.4'),
  nodeList('.1,-.34 .1,-.4'),
];

/** Parted in sections, each coiled into a knot. */
export const bantuKnots = (): HairDesign => ({
  back: [],
  front: [{ ...lock(SCALP), marks: PARTINGS }, ...KNOTS.map(([x, y, radius]) => knot(x, y, radius))],
});
