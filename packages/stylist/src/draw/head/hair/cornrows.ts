import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline } from './cap.ts';
import { type HairDesign, lock } from './hair-lock.ts';
import { ropes } from './rope.ts';
import { overSkull, type SkullPoint, seen, seenLine } from './skull.ts';

/** Rows over the head, degrees off its middle, and where on the way from brow to nape they begin. */
const ROWS = [-78, -56, -34, -12, 12, 34, 56, 78] as const;
const NAPE = 208;
const STEP = 18;

/** From the front only their beginnings are seen: slimmer, so that each still runs back. */
const ROWS_IN_FRONT = [-58, -41, -26, -13, 0, 13, 26, 41, 58] as const;
const WIDTHS = { front: 0.06, turned: 0.086 } as const;

/** One row from the hairline over the head to the nape. */
function row(aside: number): SkullPoint[] {
  const from = 36 + Math.abs(aside) * 0.16;
  const count = Math.round((NAPE - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) =>
    overSkull(aside * 0.92, from + (i / count) * (NAPE - from), 0.012),
  );
}

/** The end of a row, falling from the nape. */
function tail(aside: number, end: number): SkullPoint[] {
  const x = aside / 260;
  return [
    [x * 0.9, 0.1, -0.37],
    [x, 0.34, -0.34],
    [x * 1.15, 0.7, -0.35],
    [x * 1.2, end, -0.35],
  ];
}

/** Braided close to the scalp from the hairline back, the ends falling behind the neck. */
export function cornrows(turn: HeadTurn, random: () => number): HairDesign {
  const isFront = turn === 'front';
  const lines = (isFront ? ROWS_IN_FRONT : ROWS)
    .map((aside) => seenLine(turn, row(aside), isFront ? -0.12 : -0.02))
    .filter((line) => line.length > 2);
  const tails = ROWS.filter((aside) => Math.abs(aside) < 70).map((aside, i) => ({
    line: tail(aside, 1.02 + (i % 3) * 0.07).map((point): Node => [...seen(turn, point).at]),
    width: 0.072,
  }));
  const falling = ropes(tails, 'braid', random, turn === 'back' ? 0 : 0.5);
  const scalp = lock(capOutline(turn, { sides: 0.014, top: isFront ? 0.014 : 0.03 }), [], [], 1.2);
  const rows = ropes(
    lines.map((line) => ({ line, width: isFront ? WIDTHS.front : WIDTHS.turned })),
    'braid',
    random,
  );
  if (turn === 'back') return { back: [], front: [scalp, rows], over: [falling] };
  return { back: [], front: [scalp, rows], tail: [falling] };
}
