import { lerp, type Node } from '#draw/kit/point.ts';
import { type HairDesign, type HairLock, lock } from './hair-lock.ts';
import { type Rope, type RopeKind, ropes } from './rope.ts';

interface RopedStyle {
  readonly kind: RopeKind;
  readonly width: number;
  /** Where the ropes end, heads below the head's centre. */
  readonly end: number;
  /** How far out they hang. */
  readonly flare: number;
  /** Ropes on either side of the face. */
  readonly perSide: number;
}

const CAP =
  '.0,-.6 -.2,-.57 -.345,-.42 -.4,-.16 -.37,.02 -.295,.02 -.28,-.12 -.2,-.3 -.09,-.4 0,-.46! .09,-.4 .2,-.3 .285,-.12 .3,.02 .375,.02 .405,-.16 .35,-.42 .2,-.57';

/** A rope from the parting over the temple and down, `place` 0 next to the face to 1 outermost. */
function sideRope(style: RopedStyle, sign: -1 | 1, place: number, random: () => number): Rope {
  const { width, end, flare } = style;
  const x = (value: number) => sign * value;
  const out = lerp(0.3, flare, place);
  const sway = (random() - 0.5) * 0.05;
  const tip = end + (random() - 0.5) * 0.12 - (1 - place) * 0.1;
  const line: Node[] = [
    [x(lerp(0.015, 0.04, place)), lerp(-0.47, -0.58, place)],
    [x(lerp(0.13, 0.22, place)), lerp(-0.36, -0.54, place)],
    [x(lerp(0.26, 0.36, place)), lerp(-0.16, -0.36, place)],
    [x(lerp(0.3, 0.405, place)), lerp(0.06, -0.06, place)],
    [x(out + 0.01), lerp(0.06, tip, 0.4)],
    [x(out + sway), tip],
  ];
  return { line, width };
}

function backRopes({ width, end, flare, perSide }: RopedStyle, random: () => number): Rope[] {
  const count = perSide * 2 + 2;
  return Array.from({ length: count }, (_, i): Rope => {
    const x = lerp(-flare, flare, i / (count - 1));
    const tip = end + random() * 0.1 - Math.abs(x) * 0.12;
    return {
      line: [
        [x * 0.86, -0.1],
        [x * 0.95, lerp(-0.1, tip, 0.5)],
        [x + (random() - 0.5) * 0.05, tip],
      ],
      width: width * 1.1,
    };
  });
}

function roped(style: RopedStyle, random: () => number): HairDesign {
  const side = (sign: -1 | 1): HairLock => {
    const places = Array.from({ length: style.perSide }, (_, i) => 1 - i / (style.perSide - 1));
    return ropes(
      places.map((place) => sideRope(style, sign, place, random)),
      style.kind,
      random,
    );
  };
  const crown: HairLock = { ...lock(CAP, [], [], 0.6) };
  return {
    back: [ropes(backRopes(style, random), style.kind, random, 0.8)],
    front: [crown, side(-1), side(1)],
  };
}

/** Many slim braids to below the shoulder. */
export const boxBraids = (random: () => number): HairDesign =>
  roped({ kind: 'braid', width: 0.062, end: 1.35, flare: 0.46, perSide: 5 }, random);

/** Locs to the shoulder. */
export const locs = (random: () => number): HairDesign =>
  roped({ kind: 'loc', width: 0.082, end: 0.86, flare: 0.46, perSide: 4 }, random);

/** Two-strand twists to the chin. */
export const twists = (random: () => number): HairDesign =>
  roped({ kind: 'twist', width: 0.078, end: 0.5, flare: 0.47, perSide: 4 }, random);
