import type { BootLast } from '../boot-last.ts';
import { bothHalves, type Mark, type Part } from '../last.ts';

const thinFront: Part = {
  paint: 'sole',
  nodes: bothHalves('.142,.36! .152,.46 .12,.575 .045,.645'),
  marks: [{ kind: 'stitch', nodes: bothHalves('.146,.46 .115,.565 .042,.63') }],
};
const BLOCK_HEEL: Part = {
  paint: 'sole',
  nodes: '-.152,.28! -.158,.6! -.06,.63! -.045,.43!',
  marks: [
    { kind: 'seam', nodes: '-.15,.38 -.05,.44' },
    { kind: 'seam', nodes: '-.157,.565 -.06,.597' },
  ],
};
const LOW_HEEL: Part = {
  paint: 'sole',
  nodes: '-.152,.28! -.158,.49! -.06,.53! -.045,.43!',
  marks: [{ kind: 'seam', nodes: '-.155,.44 -.058,.485' }],
};
const thinSide: Part = {
  paint: 'sole',
  nodes: '-.07,.46! .09,.6 .25,.665 .338,.622 .352,.56! .32,.58 .24,.612 .1,.56 -.07,.43!',
  marks: [{ kind: 'stitch', nodes: '-.05,.46 .1,.58 .25,.64 .35,.57' }],
};

const TOE: Readonly<Record<'front' | 'side', readonly Mark[]>> = {
  front: [
    { kind: 'light', nodes: '-.09,.42 -.07,.51 -.015,.565', width: 0.028 },
    { kind: 'fold', nodes: '.1,.22 .02,.27 -.07,.24', width: 0.022 },
  ],
  side: [
    { kind: 'light', nodes: '.19,.43 .26,.51 .3,.545', width: 0.028 },
    { kind: 'fold', nodes: '.2,.27 .12,.33 .04,.34', width: 0.022 },
  ],
};

/** A heeled ankle boot with a zip inside. */
export const ANKLE_BOOT: BootLast = {
  top: 1.8,
  ease: 0.035,
  creases: 'soft',
  under: { front: [thinFront], side: [BLOCK_HEEL, thinSide] },
  marks: {
    front: [
      ...TOE.front,
      { kind: 'seam', nodes: '-.1,.3 -.06,.22 .06,.22 .105,.3' },
      { kind: 'seam', nodes: '.07,-.36 .09,-.1 .1,.2' },
    ],
    side: [
      ...TOE.side,
      { kind: 'seam', nodes: '-.14,.3 .0,.32 .1,.42 .12,.55' },
      { kind: 'seam', nodes: '-.02,-.38 -.03,-.1 -.02,.3' },
      { kind: 'stitch', nodes: '-.005,-.38 -.015,-.1 -.005,.3' },
    ],
  },
};

/** A chelsea boot: elastic at the side, a tab to pull it on by. */
export const CHELSEA: BootLast = {
  top: 1.79,
  ease: 0.035,
  creases: 'soft',
  under: { front: [thinFront], side: [LOW_HEEL, thinSide] },
  marks: {
    front: [
      ...TOE.front,
      { kind: 'fill', nodes: '.07,-.4! .2,-.4! .19,.02 .13,.1 .09,.02', paint: 'dark' },
      { kind: 'fill', nodes: '-.1,-.4! -.2,-.4! -.19,.02 -.12,.08 -.1,.02', paint: 'dark' },
    ],
    side: [
      ...TOE.side,
      { kind: 'fill', nodes: '-.06,-.42! .06,-.42! .05,-.1 .02,.12 -.03,.12 -.055,-.1', paint: 'dark' },
      { kind: 'seam', nodes: '-.07,-.4 -.065,-.08 -.03,.15 .03,.15 .06,-.08 .07,-.4' },
      { kind: 'line', nodes: '-.035,-.38 -.03,-.1 -.012,.09', paint: 'deep', width: 0.008 },
      { kind: 'line', nodes: '0,-.38 0,-.1 0,.1', paint: 'deep', width: 0.008 },
      { kind: 'line', nodes: '.035,-.38 .03,-.1 .012,.09', paint: 'deep', width: 0.008 },
      { kind: 'seam', nodes: '.02,.15 .1,.3 .1,.5' },
    ],
  },
};

/** A tall boot to the knee. */
export const KNEE_BOOT: BootLast = {
  top: 1.12,
  ease: 0.024,
  creases: 'soft',
  under: { front: [thinFront], side: [BLOCK_HEEL, thinSide] },
  marks: {
    front: TOE.front,
    side: [...TOE.side, { kind: 'seam', nodes: '-.14,.3 .0,.32 .1,.42 .12,.55' }],
  },
};
