import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { type HairDesign, type HairLock, type HairMaker, lock } from './hair-lock.ts';
import { type Rope, type RopeKind, ropes } from './rope.ts';
import { rowsOf, scalpOf } from './roped-scalp.ts';
import { onSkull, type SkullPoint, seen } from './skull.ts';

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
const UNEVEN = 0.3;
/** How far ropes stand off the skull, heads: each its own way, so that their outline is no cap's. */
const LIFT = { least: 0.035, most: 0.095 } as const;
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
  const lift = lerp(LIFT.least, LIFT.most, random());
  const hang = (y: number, out: number, sway: number): SkullPoint => {
    const [x, , z] = onSkull(azimuth + (random() - 0.5) * sway, 0, out);
    return [x, y, z];
  };
  return [
    [side * 0.02, lerp(-0.53, -0.57, behind), lerp(0.12, -0.24, behind)],
    onSkull(side * lerp(46, around, lerp(0.6, 1, behind ** 2)), 54, lift),
    onSkull(azimuth, 24, lift),
    onSkull(azimuth, -4, lift),
    hang(lerp(0.1, tip, 0.45), lerp(lift, flare, 0.7), 8),
    hang(tip, flare + (random() - 0.5) * 0.06, 14),
  ];
}

/** Ropes nearer than this hang before the shoulder: from the front some of those beside the neck do. */
const BEFORE: Readonly<Record<HeadTurn, number>> = {
  front: -0.14,
  'three-quarter': -0.02,
  profile: -0.02,
  back: -0.02,
};

/** How low the hair of the nape reaches between the ropes, heads. */
const NAPE_END = 0.3;

/** Where the mass of ropes hangs in each turn: its left and right edge. */
const HANGS: Readonly<Record<HeadTurn, readonly [number, number]>> = {
  front: [-0.4, 0.4],
  'three-quarter': [-0.46, 0.3],
  profile: [-0.5, -0.02],
  back: [-0.4, 0.4],
};

/** What is seen between the ropes of the head and nape: the inner ones in shadow. Lower down the ropes hang apart. */
function between(turn: HeadTurn): HairLock {
  const [left, right] = HANGS[turn];
  return lock(
    [
      [left + 0.06, -0.2],
      [(left + right) / 2, -0.4],
      [right - 0.06, -0.2],
      [right - 0.02, 0.06],
      [right - 0.08, NAPE_END - 0.04],
      [(left + right) / 2, NAPE_END],
      [left + 0.08, NAPE_END - 0.04],
      [left + 0.02, 0.06],
    ],
    [],
    [],
    1.2,
  );
}

/** How wide a rope is where it still lies on the scalp: wider ends would lie on the forehead like a visor. */
const ROW_SHARE = 0.76;

/** How far every other rope, which its neighbours lie over, is in shadow. */
const UNDERNEATH = 0.45;

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
    const rows = rowsOf(turn, style.width * ROW_SHARE);
    const byDepth = drawn.toSorted((a, b) => a.depth - b.depth);
    const near = byDepth.filter(({ depth }) => depth > BEFORE[turn]);
    const far = byDepth.filter(({ depth }) => depth <= BEFORE[turn]);
    const inner = between(turn);
    const hidden = far.map((one) => one.rope);
    const behind = hidden.length > 0 ? [inner, ropes(hidden, style.kind, random, 0.8)] : [inner];
    const scalp = lock(scalpOf(turn), [], [], 1);
    const front = [
      scalp,
      ...(rows.length > 0 ? [ropes(rows, style.kind, random)] : []),
      ...[1, 0].map((under) =>
        ropes(
          near.filter((_, i) => i % 2 === under).map((one) => one.rope),
          style.kind,
          random,
          under * UNDERNEATH,
        ),
      ),
    ];
    return turn === 'back'
      ? { back: [], front: [scalp], over: [inner, ...front.slice(1)] }
      : { back: [], front, tail: behind };
  };
}

/** Many slim braids to below the shoulder. */
export const boxBraids = roped({ kind: 'braid', width: 0.066, end: 1.3, flare: 0.16, perSide: 8 });

/** Locs to the shoulder. */
export const locs = roped({ kind: 'loc', width: 0.09, end: 0.84, flare: 0.17, perSide: 7 });

/** Two-strand twists to the chin. */
export const twists = roped({ kind: 'twist', width: 0.088, end: 0.5, flare: 0.19, perSide: 7 });
