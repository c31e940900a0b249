import { nodeList } from '#draw/kit/node-list.ts';
import { corner, type Node, type Point } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { type HairLock, lock, type Strand, strand } from './hair-lock.ts';

/** Over the skull from ear to ear, or from the forehead to the nape. */
const OUTER: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList('-.315,.06 -.335,-.12 -.3,-.33 -.17,-.49 0,-.53 .17,-.49 .3,-.33 .335,-.12 .315,.06'),
  'three-quarter': nodeList(
    '.262,-.2 .257,-.33 .165,-.47 0,-.53 -.18,-.5 -.335,-.36 -.4,-.15 -.39,.05 -.335,.2 -.25,.27',
  ),
  profile: nodeList('.285,-.33 .2,-.465 0,-.535 -.22,-.505 -.39,-.34 -.447,-.1 -.42,.08 -.345,.2 -.26,.26'),
  back: nodeList('-.3,.1 -.335,-.12 -.3,-.33 -.17,-.49 0,-.53 .17,-.49 .3,-.33 .335,-.12 .3,.1'),
};
/** Back along the hairline, in front of the ear where it shows. */
const HAIRLINE: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList('.3,.06 .292,-.1 .24,-.25 .13,-.335 0,-.355 -.13,-.335 -.24,-.25 -.292,-.1 -.3,.06'),
  'three-quarter': nodeList(
    '-.235,.15 -.25,.02! -.225,-.03 -.165,.1! -.15,-.06 -.1,-.22 .04,-.335 .17,-.325 .25,-.235',
  ),
  profile: nodeList('-.16,.17 -.125,.02! -.08,-.05 -.005,.12! .04,0 .05,-.13 .12,-.24 .21,-.31 .282,-.335'),
  back: nodeList('.24,.2 .17,.33! .06,.34 0,.325 -.06,.34 -.17,.33! -.24,.2'),
};
const CENTRE: Readonly<Record<HeadTurn, Point>> = {
  front: [0, -0.12],
  'three-quarter': [-0.06, -0.12],
  profile: [-0.08, -0.12],
  back: [0, -0.12],
};
/** Above this the hair is that of the crown. */
const CROWN = -0.3;

export interface CapShape {
  /** Volume over the skull at the sides and on the crown, heads. */
  readonly sides: number;
  readonly top?: number;
  /** Clipped close at the nape. */
  readonly isClipped?: true;
  /** The hairline has gone back. */
  readonly isReceded?: boolean;
}

/** From the crown down to a clipped nape. */
const CLIPPED: Readonly<Partial<Record<HeadTurn, readonly Node[]>>> = {
  'three-quarter': nodeList(
    '.262,-.2 .257,-.33 .165,-.47 0,-.53 -.18,-.5 -.33,-.36 -.39,-.15 -.37,.03 -.305,.14 -.25,.18',
  ),
  profile: nodeList('.285,-.33 .2,-.465 0,-.535 -.22,-.505 -.38,-.34 -.432,-.1 -.4,.06 -.32,.15 -.22,.19'),
};

function grown(turn: HeadTurn, { sides, top = sides, isClipped }: CapShape): Node[] {
  const outer = (isClipped && CLIPPED[turn]) || OUTER[turn];
  const [cx, cy] = CENTRE[turn];
  return outer.map(([x, y], i): Node => {
    const fromEnd = Math.min(i, outer.length - 1 - i);
    const taper = fromEnd === 0 ? 0.2 : fromEnd === 1 ? 0.62 : 1;
    const [dx, dy] = [x - cx, y - cy];
    const by = ((y < CROWN ? top : sides) * taper) / (Math.hypot(dx, dy) || 1);
    const moved: Point = [x + dx * by, y + dy * by];
    return fromEnd === 0 ? corner(moved) : moved;
  });
}

/** A hairline gone back at the corners of the forehead, a forelock left between them; how many nodes of the outer edge it takes. */
const RECEDED: Readonly<
  Partial<Record<HeadTurn, { readonly line: readonly Node[]; readonly takes: number }>>
> = {
  front: {
    line: nodeList(
      '.3,.06 .292,-.1 .262,-.26 .2,-.385 .15,-.42! .09,-.37 0,-.355 -.09,-.37 -.15,-.42! -.2,-.385 -.262,-.26 -.292,-.1 -.3,.06',
    ),
    takes: 0,
  },
  'three-quarter': {
    line: nodeList(
      '-.235,.15 -.25,.02! -.225,-.03 -.165,.1! -.15,-.06 -.13,-.2 -.08,-.33 -.01,-.4! .06,-.345 .13,-.325 .185,-.345 .222,-.4',
    ),
    takes: 2,
  },
  profile: {
    line: nodeList(
      '-.16,.17 -.125,.02! -.08,-.05 -.005,.12! .04,0 .05,-.13 .07,-.26 .1,-.36! .16,-.355 .215,-.385 .235,-.425',
    ),
    takes: 1,
  },
};

/** The hairline, on a turned head in front of the ear too. */
export function hairlineOf(turn: HeadTurn, { isReceded, isClipped }: CapShape): Node[] {
  const receded = isReceded && RECEDED[turn];
  if (receded) return [...receded.line];
  return HAIRLINE[turn].map(([x, given, kind]): Node => {
    const y = isClipped && turn === 'back' && given > 0.25 ? given - 0.06 : given;
    return kind ? [x, y, kind] : [x, y];
  });
}

/** Outline of hair that follows the skull. */
export function capOutline(turn: HeadTurn, shape: CapShape): Node[] {
  const takes = (shape.isReceded && RECEDED[turn]?.takes) || 0;
  return [...grown(turn, shape).slice(takes), ...hairlineOf(turn, shape)];
}

/** Dark strands along the skull from the parting; at the back they run down from the crown. */
const DARK: Readonly<Record<HeadTurn, readonly string[]>> = {
  front: ['-.06,-.5 -.2,-.42 -.3,-.2', '.02,-.5 .2,-.42 .31,-.18', '-.02,-.46 -.16,-.36 -.27,-.16'],
  'three-quarter': [
    '.1,-.48 -.08,-.44 -.2,-.26 -.24,-.06',
    '.0,-.5 -.2,-.42 -.32,-.2 -.33,.05',
    '.16,-.44 .22,-.36 .25,-.26',
  ],
  profile: ['.16,-.44 .0,-.4 -.12,-.2', '.08,-.5 -.18,-.42 -.32,-.18 -.34,.05', '-.05,-.5 -.28,-.36 -.4,-.1'],
  back: [
    '-.03,-.48 -.16,-.38 -.24,-.12 -.22,.16',
    '.03,-.48 .16,-.38 .24,-.12 .22,.16',
    '0,-.4 .02,-.1 0,.22',
  ],
};
const LIGHT: Readonly<Record<HeadTurn, readonly string[]>> = {
  front: ['-.1,-.5 -.22,-.42 -.3,-.26', '-.04,-.44 -.15,-.37 -.22,-.27'],
  'three-quarter': ['-.02,-.49 -.17,-.43 -.28,-.3', '.06,-.43 -.06,-.36 -.13,-.25'],
  profile: ['-.02,-.49 -.2,-.44 -.33,-.28', '.1,-.42 0,-.34 -.05,-.22'],
  back: ['-.1,-.49 -.22,-.4 -.3,-.2', '-.08,-.4 -.14,-.26 -.16,-.06'],
};

/** Strands that lie on the skull. */
export const capStrands = (turn: HeadTurn, width = 0.026): readonly Strand[] =>
  DARK[turn].map((line) => strand(line, width));
export const capLights = (turn: HeadTurn, width = 0.032): readonly Strand[] =>
  LIGHT[turn].map((line) => strand(line, width));

/** Hair close to the skull with the strands that lie on it. */
export const cap = (turn: HeadTurn, shape: CapShape): HairLock =>
  lock(capOutline(turn, shape), capStrands(turn), capLights(turn));

/** Hair drawn close over the head and up from the nape, towards where it is gathered. */
export const GATHERED: CapShape = { sides: 0.014, top: 0.03, isClipped: true };
