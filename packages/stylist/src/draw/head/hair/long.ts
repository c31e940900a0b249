import { cap } from './cap.ts';
import { crown } from './crown.ts';
import { falling } from './falling.ts';
import { byTurn, type HairDesign, lock, strand } from './hair-lock.ts';

const BACK = lock(
  '0,-.58 -.26,-.53 -.4,-.28 -.43,.1 -.5,.45 -.47,.8 -.56,1.15 -.44,1.5 -.25,1.56 .1,1.3 .35,1.45 .53,1.35 .5,1 .56,.7 .47,.4 .43,.1 .4,-.28 .26,-.53',
  [strand('-.4,.2 -.44,.6 -.4,1 -.42,1.4', 0.05), strand('.4,.2 .46,.6 .42,1 .44,1.3', 0.05)],
  [],
  1,
);

const LEFT = lock(
  '.06,-.588! -.15,-.555 -.35,-.36 -.4,-.05 -.45,.3 -.56,.62 -.5,.95 -.6,1.25 -.5,1.55 -.4,1.68! -.36,1.45 -.4,1.2 -.3,.9 -.36,.6 -.28,.35 -.285,.05 -.235,-.17 -.1,-.35 .07,-.46!',
  [
    strand('.04,-.53 -.16,-.46 -.31,-.26 -.35,.05 -.4,.4 -.46,.7 -.42,1 -.48,1.3'),
    strand('.05,-.49 -.12,-.4 -.26,-.2 -.31,.08 -.33,.4 -.4,.7 -.36,1 -.43,1.3', 0.024),
    strand('-.5,.7 -.46,.95 -.55,1.25 -.48,1.5'),
  ],
  [
    strand('0,-.555 -.18,-.5 -.33,-.33 -.375,-.05 -.41,.25 -.5,.58', 0.035),
    strand('-.47,.9 -.53,1.2 -.47,1.45', 0.025),
  ],
);

const RIGHT = lock(
  '.05,-.588! .23,-.545 .385,-.33 .41,-.02 .45,.3 .54,.6 .47,.92 .54,1.2 .46,1.42! .36,1.2 .4,.95 .32,.65 .36,.4 .295,.1 .28,-.15 .2,-.33 .07,-.46!',
  [
    strand('.08,-.53 .25,-.44 .34,-.25 .36,.05 .42,.4 .42,.65 .44,.95 .47,1.25', 0.035),
    strand('.08,-.49 .22,-.38 .3,-.18 .33,.08 .37,.38', 0.02),
  ],
  [strand('.14,-.54 .29,-.45 .37,-.25', 0.02)],
);

export const long = byTurn(
  () => ({ back: [BACK], front: [LEFT, RIGHT] }),
  falling({ end: 1.36, flare: 0.03, wave: 0.034, isTucked: true, ends: 'tapered' }),
);

const HALF_UP_LEFT = lock(
  '-.32,.04! -.385,.16 -.44,.42 -.5,.68 -.45,.95 -.52,1.2 -.43,1.42! -.39,1.16 -.37,.92 -.4,.66 -.34,.4 -.285,.14',
  [strand('-.36,.16 -.4,.45 -.45,.7 -.41,.95 -.46,1.25'), strand('-.33,.2 -.37,.5 -.42,.8', 0.02)],
  [strand('-.38,.2 -.43,.45 -.475,.68', 0.02)],
);
const HALF_UP_RIGHT = lock(
  '.325,.04! .39,.16 .44,.42 .5,.66 .45,.9 .5,1.1 .41,1.28! .37,1.05 .38,.86 .4,.64 .35,.4 .295,.14',
  [strand('.36,.16 .4,.45 .45,.68 .41,.9 .44,1.15')],
  [],
  0.3,
);

const TIED = falling({ end: 1.16, flare: 0.03, wave: 0.034, isTucked: true, ends: 'tapered' });
/** Where the crown's hair is tied. */
const TIES = {
  'three-quarter': lock('-.36,-.2 -.43,-.16 -.46,-.08 -.4,-.04 -.34,-.1', [
    strand('-.44,-.12 -.39,-.1 -.35,-.14', 0.02),
  ]),
  profile: lock('-.42,-.24 -.5,-.2 -.53,-.1 -.47,-.05 -.41,-.12', [
    strand('-.51,-.14 -.46,-.12 -.42,-.17', 0.02),
  ]),
  back: lock('-.08,-.2 0,-.24 .08,-.2 .09,-.1 0,-.06 -.09,-.1', [
    strand('-.07,-.15 0,-.18 .07,-.15', 0.02),
    strand('-.05,-.1 0,-.12 .05,-.1', 0.02),
  ]),
} as const;

function tied(turn: keyof typeof TIES): HairDesign {
  const { back, front, over = [] } = TIED[turn]();
  return turn === 'back'
    ? { back, front, over: [...over, TIES.back] }
    : {
        back,
        front: [...front, { ...cap(turn, { sides: 0.012, top: 0.035 }), seamless: true }, TIES[turn]],
        over,
      };
}

/** Long, with the crown combed back and tied. */
export const halfUp = byTurn(() => ({ back: [BACK], front: [HALF_UP_LEFT, HALF_UP_RIGHT, crown(0.1)] }), {
  'three-quarter': () => tied('three-quarter'),
  profile: () => tied('profile'),
  back: () => tied('back'),
});
