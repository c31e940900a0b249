import { straightCut } from './bob.ts';
import { type HairDesign, lock, strand } from './hair-lock.ts';

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

/** Cut to the chin with a full fringe. */
export const fringe = (): HairDesign => {
  const { back, front } = straightCut(0.44, 0.4);
  return { back, front: [...front, FRINGE] };
};
