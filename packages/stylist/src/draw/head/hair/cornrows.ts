import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline } from './cap.ts';
import { type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';
import { ropes } from './rope.ts';
import { onSkull, overSkull, type SkullPoint, seen, seenLine } from './skull.ts';

/** Rows over the head, degrees off its middle, and where on the way from brow to nape they begin. */
const ROWS = [-78, -56, -34, -12, 12, 34, 56, 78] as const;
const NAPE = 208;
const STEP = 18;

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
  const lines = ROWS.map((aside) => seenLine(turn, row(aside), turn === 'front' ? 0.03 : -0.02)).filter(
    (line) => line.length > 2,
  );
  const tails = ROWS.filter((aside) => Math.abs(aside) < 70).map((aside, i) => ({
    line: tail(aside, 1.02 + (i % 3) * 0.07).map((point): Node => [...seen(turn, point).at]),
    width: 0.072,
  }));
  const falling = ropes(tails, 'braid', random, turn === 'back' ? 0 : 0.5);
  const scalp = lock(capOutline(turn, { sides: 0.014, top: 0.03 }), [], [], 1.2);
  const rows = ropes(
    lines.map((line) => ({ line, width: 0.086 })),
    'braid',
    random,
  );
  if (turn === 'back') return { back: [], front: [scalp, rows], over: [falling] };
  return { back: [], front: [scalp, rows], tail: [falling] };
}

/** Where the knots sit: round the head and up it. */
const KNOTS = [
  [-24, 46],
  [24, 46],
  [-66, 34],
  [66, 34],
  [-112, 34],
  [112, 34],
  [-156, 30],
  [156, 30],
  [0, 76],
  [-90, 66],
  [90, 66],
  [180, 62],
  [-140, -4],
  [140, -4],
] as const;
const RADIUS = 0.096;

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

/** Parted in sections, each coiled into a knot. */
export function bantuKnots(turn: HeadTurn): HairDesign {
  const knots = KNOTS.map(([azimuth, elevation]) => seen(turn, onSkull(azimuth, elevation, 0.055)))
    .filter(({ depth }) => depth > -0.12)
    .toSorted((a, b) => a.at[1] - b.at[1] || a.depth - b.depth)
    .map(({ at: [x, y] }) => knot(x, y, RADIUS));
  return { back: [], front: [lock(capOutline(turn, { sides: 0.016, top: 0.03 })), ...knots] };
}
