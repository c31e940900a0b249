import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline, hairlineOf } from './cap.ts';
import { type HairDesign, type HairLock, type HairMaker, lock, strand } from './hair-lock.ts';
import { taper } from './taper.ts';
import { closeStrands, softEdge, wisps } from './wisps.ts';

type Lines = Readonly<Record<HeadTurn, readonly string[]>>;
type Outlines = Readonly<Record<HeadTurn, string>>;

/** Longer hair on top, swept up and back from the forehead. */
const SWEPT: Outlines = {
  front:
    '-.245,-.22! -.31,-.36 -.27,-.51 -.12,-.585 .1,-.595 .27,-.515 .335,-.37 .305,-.22! .26,-.3 .15,-.36 0,-.345 -.13,-.335',
  'three-quarter':
    '.262,-.22! .305,-.33 .265,-.49 .1,-.59 -.12,-.58 -.29,-.48 -.36,-.33 -.22,-.36 -.1,-.24! -.02,-.33 .1,-.36 .2,-.33',
  profile:
    '.3,-.28! .345,-.4 .27,-.53 .06,-.595 -.2,-.55 -.37,-.4 -.33,-.32 -.1,-.38 .05,-.3 .08,-.22! .14,-.3 .23,-.335',
  back: '-.3,-.3! -.3,-.42 -.2,-.55 0,-.6 .2,-.55 .3,-.42 .3,-.3! .14,-.36 0,-.34 -.14,-.36',
};
const SWEPT_DARK: Lines = {
  front: [
    '-.2,-.3 -.12,-.48 .1,-.56 .26,-.46',
    '-.16,-.32 0,-.44 .2,-.44 .29,-.34',
    '-.22,-.36 -.16,-.55 .02,-.6',
  ],
  'three-quarter': [
    '-.06,-.3 .06,-.44 .2,-.46 .27,-.34',
    '-.14,-.34 -.02,-.52 .14,-.55',
    '-.26,-.4 -.14,-.54 .02,-.59',
  ],
  profile: ['.1,-.27 .18,-.42 .3,-.46', '0,-.36 .1,-.5 .26,-.53', '-.18,-.42 -.06,-.52 .12,-.56'],
  back: ['-.2,-.4 -.1,-.5 0,-.53', '.2,-.4 .1,-.5 .02,-.53'],
};
const SWEPT_LIGHT: Lines = {
  front: ['-.24,-.4 -.17,-.54 -.02,-.6 .12,-.58', '-.12,-.38 .04,-.47 .18,-.46'],
  'three-quarter': ['-.2,-.44 -.08,-.57 .08,-.59', '-.02,-.38 .1,-.48 .22,-.46'],
  profile: ['-.14,-.48 0,-.58 .16,-.59', '.08,-.38 .2,-.48 .3,-.45'],
  back: ['-.24,-.42 -.14,-.53 0,-.57'],
};

/** The forelock brushed up off the forehead. */
const BRUSHED_UP: Outlines = {
  front:
    '-.25,-.22! -.32,-.38 -.3,-.55 -.18,-.66 .02,-.7 .2,-.67 .32,-.55 .345,-.38 .305,-.22! .27,-.31 .17,-.38 .02,-.385 -.13,-.35',
  'three-quarter':
    '.262,-.24! .33,-.4 .33,-.56 .2,-.67 0,-.665 -.2,-.57 -.33,-.44 -.36,-.32 -.22,-.36 -.11,-.24! -.03,-.34 .1,-.38 .2,-.36',
  profile:
    '.3,-.3! .385,-.42 .4,-.57 .28,-.67 .08,-.655 -.16,-.57 -.36,-.41 -.33,-.32 -.1,-.38 .05,-.3 .08,-.22! .14,-.3 .23,-.345',
  back: '-.3,-.3! -.31,-.44 -.22,-.6 0,-.68 .22,-.6 .31,-.44 .3,-.3! .14,-.36 0,-.34 -.14,-.36',
};
const BRUSHED_UP_DARK: Lines = {
  front: [
    '-.18,-.34 -.14,-.52 .04,-.64',
    '-.06,-.36 0,-.52 .18,-.62',
    '.06,-.38 .14,-.5 .28,-.52',
    '-.26,-.36 -.22,-.54 -.08,-.66',
  ],
  'three-quarter': ['-.06,-.32 0,-.5 .18,-.62', '.06,-.36 .14,-.48 .28,-.52', '-.18,-.38 -.1,-.54 .06,-.63'],
  profile: [
    '.1,-.28 .18,-.46 .34,-.56',
    '.2,-.34 .28,-.44 .36,-.46',
    '-.04,-.38 .06,-.54 .24,-.63',
    '-.2,-.42 -.06,-.54 .08,-.6',
  ],
  back: ['-.18,-.4 -.1,-.54 0,-.6', '.18,-.4 .1,-.54 .02,-.6'],
};
const BRUSHED_UP_LIGHT: Lines = {
  front: ['-.24,-.44 -.19,-.59 -.04,-.67', '-.08,-.42 0,-.56 .12,-.62'],
  'three-quarter': ['-.14,-.46 -.04,-.6 .12,-.65', '.02,-.4 .1,-.52 .24,-.56'],
  profile: ['-.06,-.48 .06,-.6 .24,-.65', '.16,-.38 .26,-.5 .36,-.52'],
  back: ['-.22,-.44 -.14,-.57 0,-.64'],
};

/** Combed over from a parting above the viewer's left temple, low and smooth. */
const PARTED: Outlines = {
  front:
    '-.16,-.34! -.17,-.52! 0,-.575 .2,-.55 .325,-.42 .35,-.22 .325,-.08! .296,-.16 .26,-.26 .14,-.31 -.02,-.335',
  'three-quarter': '.262,-.2! .29,-.32 .25,-.48 .1,-.575 -.06,-.555! -.05,-.34! .04,-.36 .16,-.31',
  profile: '.29,-.27! .325,-.37 .25,-.51 .06,-.575 -.06,-.54! .03,-.4 .1,-.29! .2,-.31',
  back: '-.33,-.18! -.32,-.38 -.2,-.53 .02,-.57 .2,-.53 .32,-.38 .33,-.18! .16,-.24 0,-.22 -.16,-.24',
};
const PARTED_DARK: Lines = {
  front: ['-.14,-.46 .08,-.46 .26,-.3', '-.15,-.42 .04,-.4 .2,-.32', '-.13,-.5 .14,-.5 .3,-.3'],
  'three-quarter': ['-.05,-.48 .12,-.46 .24,-.3', '-.05,-.42 .08,-.4 .19,-.32'],
  profile: ['0,-.52 .16,-.48 .29,-.34', '.05,-.42 .16,-.4 .26,-.33'],
  back: ['-.1,-.5 -.2,-.4 -.24,-.26', '.06,-.52 .2,-.42 .24,-.26', '0,-.48 .02,-.36 0,-.26'],
};
const PARTED_LIGHT: Lines = {
  front: ['-.12,-.535 .06,-.55 .22,-.48', '-.13,-.44 .04,-.43 .18,-.36'],
  'three-quarter': ['-.04,-.53 .1,-.54 .2,-.46'],
  profile: ['0,-.55 .14,-.54 .25,-.46'],
  back: ['-.12,-.51 -.24,-.42 -.29,-.26'],
};

const lines = (of: readonly string[], width: number) => of.map((line) => strand(line, width));

/** Longer hair on top of close sides. */
export interface LongerTop {
  readonly outline: Outlines;
  readonly dark: Lines;
  readonly light: Lines;
}

interface Barbered {
  readonly top?: LongerTop;
  /** Volume of the sides, and how much skin shows through them. */
  readonly sides: number;
  readonly skin: number;
  readonly isReceded?: boolean;
}

/** How much more skin shows where the clippers end. */
const TAPERED = 0.15;

/** Close sides first, then the longer top as a mass of its own with no ink between them. */
export function barbered({ top, sides, skin, isReceded = false }: Barbered): HairMaker {
  return (turn, random): HairDesign => {
    const shape = { sides, top: sides + 0.008, isReceded, isClipped: true } as const;
    const close: HairLock = {
      ...lock(capOutline(turn, shape), closeStrands(turn, random)),
      skin,
      thinned: { outline: taper(turn, random), skin: skin + TAPERED },
      seamless: true,
    };
    const edge = softEdge(turn, hairlineOf(turn, shape), random, skin);
    if (!top) return { back: [], front: [edge, close] };
    const fine = wisps(turn, hairlineOf(turn, shape), random, skin);
    const mass = lock(
      nodeList(top.outline[turn]) satisfies Node[],
      lines(top.dark[turn], 0.024),
      lines(top.light[turn], 0.028),
    );
    // Ink only where the top meets the air and the face: under the close sides, then covered by itself.
    const inked = lock(mass.outline);
    return { back: [], front: [inked, edge, close, fine, { ...mass, seamless: true }] };
  };
}

const SWEPT_TOP = { outline: SWEPT, dark: SWEPT_DARK, light: SWEPT_LIGHT };

export const shortSides = barbered({ top: SWEPT_TOP, sides: 0.008, skin: 0.12 });
/** Sides clipped to the skin by degrees. */
export const fade = barbered({ top: SWEPT_TOP, sides: 0, skin: 0.26 });
export const quiff = barbered({
  top: { outline: BRUSHED_UP, dark: BRUSHED_UP_DARK, light: BRUSHED_UP_LIGHT },
  sides: 0.008,
  skin: 0.17,
});
export const sidePart = barbered({
  top: { outline: PARTED, dark: PARTED_DARK, light: PARTED_LIGHT },
  sides: 0.01,
  skin: 0.07,
});
/** Gone back at the corners of the forehead. */
export const receding = barbered({ sides: 0.006, skin: 0.18, isReceded: true });
/** Clipped short all over. */
export const buzz = barbered({ sides: 0.002, skin: 0.25 });
