import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HeadTurn } from './head-view.ts';
import { type DrapedScarf, fold, type ScarfPart } from './scarf-part.ts';

const WRAP: ScarfPart = {
  outline: nodeList(
    '-.318,.0! -.36,-.2 -.42,-.42 -.4,-.66 -.24,-.83 0,-.885 .24,-.84 .41,-.67 .43,-.43 .365,-.2 .322,.0! .29,-.13 .2,-.235 .06,-.29 -.08,-.285 -.21,-.225 -.29,-.12',
  ),
  folds: [
    fold('-.33,-.12 -.2,-.33 .02,-.45 .16,-.66', 0.05),
    fold('-.39,-.36 -.24,-.56 -.02,-.66 .12,-.76', 0.05),
    fold('.33,-.12 .26,-.32 .14,-.46', 0.045),
    fold('.4,-.36 .34,-.56 .22,-.68', 0.045),
    fold('-.26,-.76 -.1,-.8 .08,-.82', 0.036),
  ],
  shade: nodeList('.2,-.9 .27,-.6 .24,-.3 .27,.05 .6,0 .6,-.9'),
  light: nodeList('-.36,-.3 -.38,-.55 -.24,-.76 -.1,-.8 -.24,-.62 -.3,-.4'),
};

/** The ends knotted above the brow. */
const KNOT: ScarfPart = {
  outline: nodeList('.04,-.7 -.03,-.6 -.01,-.49 .09,-.42 .21,-.45 .28,-.55 .25,-.66 .15,-.73'),
  folds: [fold('.0,-.56 .1,-.53 .2,-.58 .26,-.56', 0.034), fold('.04,-.66 .12,-.6 .22,-.66', 0.026)],
  shade: nodeList('.14,-.42 .2,-.54 .18,-.75 .35,-.7 .35,-.42'),
  light: nodeList('.02,-.62 .07,-.69 .15,-.69 .07,-.6'),
};

const TURNED_WRAP: ScarfPart = {
  outline: nodeList(
    '.285,-.2! .335,-.36 .36,-.56 .27,-.76 .06,-.87 -.2,-.85 -.42,-.7 -.52,-.44 -.49,-.2 -.4,.06 -.3,.2 -.25,.16! -.25,.02 -.21,-.06! -.16,-.16 -.04,-.28 .1,-.32 .22,-.28',
  ),
  folds: [
    fold('-.2,-.1 -.12,-.32 .04,-.46 .14,-.62', 0.05),
    fold('-.34,.08 -.3,-.22 -.14,-.48 .08,-.62', 0.05),
    fold('-.46,-.24 -.36,-.5 -.14,-.68 .06,-.74', 0.045),
    fold('.28,-.24 .24,-.38 .2,-.46', 0.036),
  ],
  shade: nodeList('.22,-.9 .26,-.6 .22,-.3 .26,.0 .6,0 .6,-.9'),
  light: nodeList('-.44,-.4 -.38,-.62 -.2,-.78 -.06,-.8 -.24,-.62 -.36,-.42'),
};
const PROFILE_WRAP: ScarfPart = {
  outline: nodeList(
    '.3,-.27! .37,-.42 .36,-.62 .22,-.79 -.06,-.87 -.34,-.8 -.53,-.58 -.57,-.3 -.5,-.06 -.4,.14 -.28,.22 -.16,.14! -.125,.02 -.08,-.05! -.01,-.08 .08,-.2 .2,-.29',
  ),
  folds: [
    fold('-.06,-.08 .0,-.32 .14,-.46 .24,-.6', 0.05),
    fold('-.24,.12 -.22,-.2 -.06,-.5 .16,-.66', 0.05),
    fold('-.42,0 -.42,-.36 -.26,-.62 0,-.74', 0.048),
    fold('-.52,-.26 -.48,-.52 -.3,-.7', 0.04),
  ],
  shade: [],
  light: nodeList('-.34,-.66 -.16,-.78 .02,-.79 -.14,-.68 -.28,-.56'),
};
const WRAP_BEHIND: ScarfPart = {
  outline: nodeList(
    '-.32,.06! -.37,-.2 -.43,-.42 -.41,-.66 -.24,-.83 0,-.885 .24,-.83 .41,-.66 .43,-.42 .37,-.2 .32,.06! .2,.2 0,.24 -.2,.2',
  ),
  folds: [
    fold('-.34,-.1 -.1,-.3 .16,-.56', 0.05),
    fold('-.28,.1 -.02,-.1 .26,-.36', 0.05),
    fold('-.38,-.36 -.16,-.58 .04,-.74', 0.045),
  ],
  shade: nodeList('.16,-.9 .26,-.6 .24,-.2 .16,.3 .6,.2 .6,-.9'),
};
const KNOT_SHIFT = 0.12;
const TURNED_KNOT: ScarfPart = {
  outline: KNOT.outline.map(([x, y]): Node => [x + KNOT_SHIFT, y + 0.02]),
  folds: KNOT.folds.map(({ line, width }) => ({
    line: line.map(([x, y]): Node => [x + KNOT_SHIFT, y + 0.02]),
    width,
  })),
  shade: [],
};

/** A headwrap: all the hair gathered up in the cloth, neck and ears free. */
export const HEADWRAP: Readonly<Record<HeadTurn, DrapedScarf>> = {
  front: { back: [], front: [WRAP, KNOT], over: [] },
  'three-quarter': { back: [], front: [TURNED_WRAP, TURNED_KNOT], over: [] },
  profile: { back: [], front: [PROFILE_WRAP, TURNED_KNOT], over: [] },
  back: { back: [], front: [WRAP_BEHIND], over: [] },
};
