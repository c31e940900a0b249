import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline, hairlineOf } from './cap.ts';
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

/** Degrees round the head from its middle to where ropes begin: the near ones at the temple, before the ear. */
const FACE: Readonly<Record<HeadTurn, { readonly near: number; readonly far: number }>> = {
  front: { near: 62, far: 62 },
  'three-quarter': { near: 60, far: 88 },
  profile: { near: 76, far: 98 },
  back: { near: 62, far: 62 },
};
/** Above 1 the ropes lie closer together towards the face, below it towards the nape. */
const SPREAD: Readonly<Record<HeadTurn, number>> = {
  front: 0.85,
  'three-quarter': 1.15,
  profile: 1.15,
  back: 0.85,
};
/** How much the ropes' lengths differ, heads. */
const UNEVEN = 0.2;
const faceOn = (turn: HeadTurn, azimuth: number) => FACE[turn][azimuth < 0 ? 'near' : 'far'];
const NAPE = 172;

/** A rope from the parting over the side of the head and down, as points in space. */
function rope(turn: HeadTurn, style: RopedStyle, azimuth: number, random: () => number): SkullPoint[] {
  const { end, flare } = style;
  const side = Math.sign(azimuth);
  const around = Math.abs(azimuth);
  const face = faceOn(turn, azimuth);
  const behind = (around - face) / (NAPE - face);
  const tip = end + (random() - 0.5) * UNEVEN - (1 - behind) * 0.08;
  const hang = (y: number, out: number): SkullPoint => {
    const [x, , z] = onSkull(azimuth + (random() - 0.5) * 4, 0, out);
    return [x, y, z];
  };
  return [
    [side * 0.015, lerp(-0.5, -0.54, behind), lerp(0.12, -0.24, behind)],
    onSkull(side * lerp(46, around, lerp(0.6, 1, behind ** 2)), 52, 0.03),
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
    const azimuths = Array.from(
      { length: style.perSide },
      (_, i) => (i / (style.perSide - 1)) ** SPREAD[turn],
    ).flatMap((way) => [lerp(faceOn(turn, 1), NAPE, way), -lerp(faceOn(turn, -1), NAPE, way)]);
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
    const scalp = lock(scalpOf(turn), [], [], 1);
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

/** Hair under the ropes; it covers the ear, as they do, so it leaves out the hairline round it. */
function scalpOf(turn: HeadTurn): readonly Node[] {
  if (turn === 'front') return SCALP_FRONT;
  const outline = capOutline(turn, { sides: 0.03 });
  const ear = ROUND_THE_EAR[turn];
  const before = outline.length - hairlineOf(turn, { sides: 0.03 }).length;
  return ear ? outline.filter((_, i) => i < before + ear.from || i >= before + ear.to) : outline;
}
/** Which nodes of a hairline lead round the ear. */
const ROUND_THE_EAR: Readonly<Partial<Record<HeadTurn, { readonly from: number; readonly to: number }>>> = {
  'three-quarter': { from: 1, to: 3 },
  profile: { from: 1, to: 3 },
};

const SCALP_FRONT = nodeList(
  '.0,-.535 -.19,-.5 -.315,-.38 -.36,-.16 -.35,.02 -.295,.02 -.28,-.12 -.2,-.3 -.09,-.4 0,-.46! .09,-.4 .2,-.3 .285,-.12 .3,.02 .35,.02 .365,-.16 .32,-.38 .19,-.5',
);

/** Many slim braids to below the shoulder. */
export const boxBraids = roped({ kind: 'braid', width: 0.062, end: 1.3, flare: 0.12, perSide: 8 });

/** Locs to the shoulder. */
export const locs = roped({ kind: 'loc', width: 0.082, end: 0.84, flare: 0.12, perSide: 8 });

/** Two-strand twists to the chin. */
export const twists = roped({ kind: 'twist', width: 0.08, end: 0.48, flare: 0.13, perSide: 8 });
