import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline } from './cap.ts';
import { type HairDesign, type HairLock, type HairMaker, lock } from './hair-lock.ts';
import { type Rope, type RopeKind, ropes } from './rope.ts';
import { onSkull, overSkull, type SkullPoint, seen, seenLine } from './skull.ts';

interface RopedStyle {
  readonly kind: RopeKind;
  readonly width: number;
  /** Where the ropes end, heads below the head's centre. */
  readonly end: number;
  /** How far out they hang. */
  readonly flare: number;
  /** Ropes on either side of the head. */
  readonly perSide: number;
}

/** Degrees round the head that the face takes, on either side: a turned head shows the cheek as well. */
const FACE: Readonly<Record<HeadTurn, number>> = { front: 62, 'three-quarter': 88, profile: 98, back: 62 };
const NAPE = 172;

/** A rope from the parting over the side of the head and down, as points in space. */
function rope(turn: HeadTurn, style: RopedStyle, azimuth: number, random: () => number): SkullPoint[] {
  const { end, flare } = style;
  const side = Math.sign(azimuth);
  const around = Math.abs(azimuth);
  const behind = (around - FACE[turn]) / (NAPE - FACE[turn]);
  const tip = end + (random() - 0.5) * 0.12 - (1 - behind) * 0.08;
  const hang = (y: number, out: number): SkullPoint => {
    const [x, , z] = onSkull(azimuth + (random() - 0.5) * 4, 0, out);
    return [x, y, z];
  };
  return [
    [side * 0.015, lerp(-0.5, -0.54, behind), lerp(0.12, -0.24, behind)],
    onSkull(side * lerp(46, around, 0.6), 52, 0.03),
    onSkull(azimuth, 22, 0.04),
    onSkull(azimuth, -4, 0.045),
    hang(lerp(0.1, tip, 0.45), flare * 0.8),
    hang(tip, flare),
  ];
}

/** Rows that lead the hairline back to where the ropes fall, degrees off the middle of the head. */
const ROWS = [-72, -58, -43, -27, -10, 10, 27, 43, 58, 72] as const;
const FROM_BROW = 34;
const TO_CROWN = 104;
const ROW_POINTS = 7;

/** The ropes' roots along the skull, from the hairline to under the ropes that fall; from the front the parting shows them. */
function rowsOf(turn: HeadTurn, { width }: RopedStyle): Rope[] {
  if (turn === 'back' || turn === 'front') return [];
  return ROWS.flatMap((aside): Rope[] => {
    const points = Array.from({ length: ROW_POINTS }, (_, i) =>
      overSkull(aside, lerp(FROM_BROW, TO_CROWN, i / (ROW_POINTS - 1)), 0.018),
    );
    const line = seenLine(turn, points, 0.03);
    return line.length > 2 ? [{ line, width }] : [];
  });
}

/** Where the mass of ropes hangs in each turn: its left and right edge. */
const HANGS: Readonly<Record<HeadTurn, readonly [number, number]>> = {
  front: [-0.4, 0.4],
  'three-quarter': [-0.46, 0.3],
  profile: [-0.5, -0.02],
  back: [-0.4, 0.4],
};

/** What is seen between the ropes: the inner ones in shadow, a little shorter. */
function between(turn: HeadTurn, { end }: RopedStyle): HairLock {
  const [left, right] = HANGS[turn];
  return lock(
    [
      [left + 0.06, -0.2],
      [(left + right) / 2, -0.4],
      [right - 0.06, -0.2],
      [right, 0.1],
      [right - 0.02, end - 0.12],
      [(left + right) / 2, end - 0.06],
      [left + 0.02, end - 0.12],
      [left, 0.1],
    ],
    [],
    [],
    1.2,
  );
}

function roped(style: RopedStyle): HairMaker {
  return (turn: HeadTurn, random): HairDesign => {
    const azimuths = Array.from({ length: style.perSide }, (_, i) =>
      lerp(FACE[turn], NAPE, (i / (style.perSide - 1)) ** 0.85),
    ).flatMap((azimuth) => [azimuth, -azimuth]);
    const drawn = azimuths.map((azimuth) => {
      const points = rope(turn, style, azimuth, random).map((point) => seen(turn, point));
      const line = points.map(({ at }): Node => [at[0], at[1]]);
      const depth = points.slice(2, 5).reduce((sum, point) => sum + point.depth, 0) / 3;
      return { rope: { line, width: style.width } satisfies Rope, depth };
    });
    const rows = rowsOf(turn, style);
    const byDepth = drawn.toSorted((a, b) => a.depth - b.depth);
    const near = byDepth.filter(({ depth }) => depth > -0.02);
    const far = byDepth.filter(({ depth }) => depth <= -0.02);
    const inner = between(turn, style);
    const hidden = far.map((one) => one.rope);
    const behind = hidden.length > 0 ? [inner, ropes(hidden, style.kind, random, 0.8)] : [inner];
    const scalp = lock(turn === 'front' ? SCALP_FRONT : capOutline(turn, { sides: 0.03 }), [], [], 0.6);
    const front = [
      scalp,
      ...(rows.length > 0 ? [ropes(rows, style.kind, random)] : []),
      ropes(
        near.map((one) => one.rope),
        style.kind,
        random,
      ),
    ];
    return turn === 'back'
      ? { back: [], front: [scalp], over: [inner, ...front.slice(1)] }
      : { back: [], front, tail: behind };
  };
}

const SCALP_FRONT = nodeList(
  '.0,-.59 -.2,-.56 -.34,-.42 -.39,-.16 -.36,.02 -.295,.02 -.28,-.12 -.2,-.3 -.09,-.4 0,-.46! .09,-.4 .2,-.3 .285,-.12 .3,.02 .365,.02 .395,-.16 .345,-.42 .2,-.56',
);

/** Many slim braids to below the shoulder. */
export const boxBraids = roped({ kind: 'braid', width: 0.062, end: 1.3, flare: 0.12, perSide: 8 });

/** Locs to the shoulder. */
export const locs = roped({ kind: 'loc', width: 0.082, end: 0.84, flare: 0.12, perSide: 7 });

/** Two-strand twists to the chin. */
export const twists = roped({ kind: 'twist', width: 0.08, end: 0.48, flare: 0.13, perSide: 7 });
