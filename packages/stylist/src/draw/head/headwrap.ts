import { nodeList } from '../kit/node-list.ts';
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

/** A headwrap: all the hair gathered up in the cloth, neck and ears free. */
export const HEADWRAP: DrapedScarf = { back: [], front: [WRAP, KNOT], over: [] };
