import type { HeadTurn } from '../head-view.ts';
import { straightCut } from './bob.ts';
import { falling } from './falling.ts';
import { byTurn, type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

const FRINGE = lock(
  '.02,-.572 -.19,-.53 -.305,-.39 -.335,-.2 -.3,-.09! -.24,-.115 -.21,-.085! -.1,-.092 -.06,-.07! .02,-.09 .12,-.098 .15,-.075! .2,-.1 .26,-.115 .305,-.1! .342,-.22 .312,-.39 .2,-.535',
  [
    strand('0,-.54 -.13,-.42 -.2,-.12'),
    strand('.02,-.54 -.03,-.36 -.06,-.1', 0.022),
    strand('.04,-.54 .1,-.36 .11,-.1', 0.026),
    strand('.06,-.54 .2,-.42 .27,-.13'),
    strand('-.06,-.53 -.23,-.4 -.29,-.15', 0.024),
  ],
  [strand('-.04,-.54 -.19,-.45 -.27,-.2', 0.034), strand('.0,-.5 -.06,-.36 -.1,-.16', 0.016)],
);

const TURNED_FRINGE = lock(
  '.0,-.545! -.12,-.42 -.17,-.2 -.165,-.05! -.12,-.085 -.05,-.088 -.02,-.065! .02,-.09 .11,-.095 .14,-.075! .18,-.1 .25,-.11 .285,-.1! .3,-.22 .265,-.39 .15,-.5',
  [
    strand('.02,-.52 -.06,-.36 -.11,-.1'),
    strand('.05,-.52 .04,-.34 .02,-.1', 0.024),
    strand('.08,-.51 .15,-.34 .15,-.11', 0.026),
    strand('.12,-.5 .23,-.36 .25,-.13', 0.022),
  ],
  [strand('0,-.5 -.08,-.36 -.12,-.18', 0.03)],
);
const PROFILE_FRINGE = lock(
  '.02,-.555! .03,-.4 .07,-.2 .1,-.06! .13,-.09 .18,-.09 .21,-.07! .24,-.1 .29,-.105 .325,-.1! .335,-.22 .3,-.37 .2,-.485 .1,-.535',
  [
    strand('.06,-.54 .12,-.36 .15,-.1'),
    strand('.1,-.53 .2,-.36 .22,-.11', 0.024),
    strand('.14,-.51 .26,-.37 .29,-.13', 0.022),
  ],
  [strand('.08,-.51 .16,-.4 .19,-.24', 0.026)],
);

const TURNED = falling({ end: 0.42, flare: -0.05, ends: 'tucked' });
const fringed = ({ back, front }: HairDesign, over: HairLock): HairDesign => ({
  back,
  front: [...front, over],
});

/** Cut to the chin with a full fringe. */
export const fringe = byTurn(() => fringed(straightCut(0.43, 0.362), FRINGE), {
  'three-quarter': () => fringed(TURNED['three-quarter'](), TURNED_FRINGE),
  profile: () => fringed(TURNED.profile(), PROFILE_FRINGE),
  back: TURNED.back,
} satisfies Record<Exclude<HeadTurn, 'front'>, () => HairDesign>);
