import type { HeadTurn } from '../head-view.ts';
import { straightCut } from './bob.ts';
import { falling } from './falling.ts';
import { byTurn, type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

const FRINGE = lock(
  '.02,-.6 -.2,-.56 -.33,-.4 -.36,-.2 -.3,-.1! -.22,-.085 -.1,-.075 .02,-.07 .14,-.078 .25,-.09 .315,-.11! .365,-.22 .335,-.4 .22,-.56',
  [
    strand('0,-.56 -.13,-.42 -.2,-.12'),
    strand('.02,-.55 -.03,-.36 -.06,-.1', 0.022),
    strand('.04,-.55 .1,-.36 .11,-.1', 0.026),
    strand('.06,-.56 .22,-.42 .27,-.13'),
    strand('-.06,-.55 -.24,-.4 -.31,-.14', 0.024),
  ],
  [strand('-.04,-.57 -.2,-.47 -.27,-.2', 0.034), strand('.0,-.5 -.06,-.36 -.1,-.16', 0.016)],
);

const TURNED_FRINGE = lock(
  '.0,-.555! -.12,-.42 -.17,-.2 -.165,-.06! -.06,-.07 .08,-.072 .2,-.085 .292,-.1! .312,-.22 .28,-.4 .16,-.51',
  [
    strand('.02,-.52 -.06,-.36 -.11,-.1'),
    strand('.05,-.52 .04,-.34 .02,-.1', 0.024),
    strand('.08,-.51 .15,-.34 .15,-.11', 0.026),
    strand('.12,-.5 .23,-.36 .25,-.13', 0.022),
  ],
  [strand('0,-.5 -.08,-.36 -.12,-.18', 0.03)],
);
const PROFILE_FRINGE = lock(
  '.02,-.57! .03,-.4 .07,-.2 .1,-.07! .18,-.07 .26,-.085 .335,-.1! .35,-.22 .32,-.37 .21,-.5 .1,-.555',
  [
    strand('.06,-.54 .12,-.36 .15,-.1'),
    strand('.1,-.53 .2,-.36 .22,-.11', 0.024),
    strand('.14,-.51 .26,-.37 .29,-.13', 0.022),
  ],
  [strand('.08,-.51 .16,-.4 .19,-.24', 0.026)],
);

const TURNED = falling({ end: 0.42, flare: 0 });
const fringed = ({ back, front }: HairDesign, over: HairLock): HairDesign => ({
  back,
  front: [...front, over],
});

/** Cut to the chin with a full fringe. */
export const fringe = byTurn(() => fringed(straightCut(0.44, 0.4), FRINGE), {
  'three-quarter': () => fringed(TURNED['three-quarter'](), TURNED_FRINGE),
  profile: () => fringed(TURNED.profile(), PROFILE_FRINGE),
  back: TURNED.back,
} satisfies Record<Exclude<HeadTurn, 'front'>, () => HairDesign>);
