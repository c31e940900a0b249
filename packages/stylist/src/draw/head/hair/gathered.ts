import type { HeadTurn } from '../head-view.ts';
import { cap, GATHERED, hairlineOf } from './cap.ts';
import { crown } from './crown.ts';
import { byTurn, type HairDesign, type HairMaker, lock, strand } from './hair-lock.ts';
import { type Knot, knotSeen } from './knot.ts';
import { softEdge } from './wisps.ts';

/** How much skin shows through the fine hair at the edge. */
const FINE = 0.03;

type Turned = Exclude<HeadTurn, 'front'>;

/** Combed back into a coil; `front` is what shows of it from there. */
function coiled(knot: Knot, front: () => HairDesign): HairMaker {
  const turned =
    (turn: Turned) =>
    (random: () => number): HairDesign => {
      const { coil, isNear } = knotSeen(turn, knot);
      const line = hairlineOf(turn, GATHERED);
      const over = [softEdge(turn, line, random, FINE), cap(turn, GATHERED)];
      return isNear ? { back: [], front: [...over, coil] } : { back: [coil], front: over };
    };
  return byTurn(front, {
    'three-quarter': turned('three-quarter'),
    profile: turned('profile'),
    back: turned('back'),
  });
}

const CHIGNON = lock(
  '-.28,.12 -.37,.26 -.34,.44 -.18,.55 0,.57 .18,.55 .34,.44 .37,.26 .28,.12',
  [strand('-.33,.28 -.1,.46 .2,.44 .34,.3'), strand('-.3,.4 -.05,.53 .26,.46', 0.024)],
  [strand('-.33,.22 -.28,.38 -.14,.48', 0.022)],
  0.7,
);

const WING_LEFT = lock(
  '.01,-.575! -.2,-.545 -.335,-.38 -.36,-.12 -.335,.13! -.292,.1 -.276,-.1 -.2,-.28 -.08,-.4 .01,-.47!',
  [strand('-.02,-.53 -.2,-.44 -.3,-.24 -.32,.04'), strand('-.02,-.49 -.16,-.38 -.26,-.18 -.3,.02', 0.02)],
  [strand('-.06,-.54 -.22,-.47 -.32,-.3 -.34,-.1', 0.03)],
);
const WING_RIGHT = lock(
  '.01,-.575! .22,-.545 .345,-.38 .365,-.12 .34,.13! .297,.1 .282,-.1 .21,-.28 .09,-.4 .01,-.47!',
  [strand('.04,-.53 .22,-.44 .31,-.24 .33,.04'), strand('.04,-.49 .18,-.38 .27,-.18 .31,.02', 0.02)],
  [strand('.1,-.53 .24,-.45 .325,-.28', 0.018)],
);

const BUN = lock(
  '-.1,.32 -.16,.45 -.1,.58 .06,.62 .2,.56 .24,.42 .16,.32',
  [strand('-.1,.42 .05,.5 .2,.42'), strand('-.06,.52 .06,.57 .18,.5')],
  [],
  1,
);

const KNOT = lock(
  '-.17,-.56 -.235,-.7 -.16,-.84 .02,-.88 .18,-.82 .235,-.69 .17,-.56 0,-.52',
  [
    strand('-.18,-.66 -.02,-.6 .17,-.67'),
    strand('-.14,-.78 0,-.7 .16,-.76'),
    strand('-.1,-.84 .05,-.78 .14,-.82', 0.02),
  ],
  [strand('-.17,-.72 -.09,-.81 .02,-.83', 0.025)],
);

export const bun = coiled({ at: [0.02, 0.17, -0.455], radius: 0.14 }, () => ({
  back: [BUN],
  front: [crown(0.1)],
}));
export const topknot = coiled({ at: [0, -0.7, -0.1], radius: 0.2, flat: 0.86 }, () => ({
  back: [],
  front: [KNOT, crown(0.1)],
}));
/** Half the length of a bun, tied high at the back: what of it shows from the front stands over the crown. */
export const manBun = coiled({ at: [0, -0.42, -0.42], radius: 0.125 }, () => ({
  back: [
    lock('-.1,-.58 -.09,-.67 0,-.705 .09,-.67 .1,-.58 0,-.54', [strand('-.08,-.62 0,-.65 .08,-.62', 0.02)]),
  ],
  front: [crown(0.06)],
}));
export const chignon = coiled({ at: [0, 0.3, -0.42], radius: 0.21, flat: 0.72 }, () => ({
  back: [CHIGNON],
  front: [WING_LEFT, WING_RIGHT],
}));
