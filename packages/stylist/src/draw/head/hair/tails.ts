import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { type CapShape, cap, GATHERED } from './cap.ts';
import { crown } from './crown.ts';
import { byTurn, type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

type Turned = Exclude<HeadTurn, 'front'>;

const TAIL = lock(
  '.06,-.52 .22,-.66 .42,-.6 .56,-.36 .6,0 .54,.36 .6,.7 .52,.92! .42,.66 .4,.3 .42,0 .36,-.26 .22,-.42',
  [strand('.2,-.55 .42,-.44 .5,-.1 .48,.3 .52,.7', 0.035), strand('.2,-.5 .36,-.38 .44,-.05 .43,.3', 0.025)],
  [strand('.25,-.6 .46,-.5 .55,-.2 .53,.2')],
  0.4,
);

/** The tail of a ponytail, swinging out behind. */
const TAILS: Readonly<Record<Turned, HairLock>> = {
  'three-quarter': lock(
    '-.3,-.44 -.46,-.52 -.6,-.44 -.68,-.18 -.67,.14 -.6,.46 -.62,.72 -.52,.92! -.46,.66 -.48,.36 -.5,.06 -.46,-.18 -.36,-.32',
    [
      strand('-.4,-.46 -.55,-.36 -.61,-.08 -.57,.26 -.55,.66', 0.034),
      strand('-.38,-.4 -.5,-.26 -.54,.02 -.53,.34', 0.024),
    ],
    [strand('-.42,-.48 -.58,-.38 -.64,-.12 -.62,.16', 0.03)],
    0.2,
  ),
  profile: lock(
    '-.36,-.36 -.52,-.46 -.68,-.4 -.78,-.14 -.78,.16 -.7,.46 -.7,.72 -.6,.9! -.55,.64 -.58,.36 -.6,.06 -.56,-.14 -.44,-.24',
    [
      strand('-.48,-.4 -.64,-.3 -.71,-.04 -.67,.3 -.64,.64', 0.034),
      strand('-.46,-.34 -.58,-.22 -.64,.04 -.62,.34', 0.024),
    ],
    [strand('-.5,-.42 -.66,-.34 -.74,-.1 -.72,.16', 0.03)],
    0.2,
  ),
  back: lock(
    '-.07,-.36 0,-.4 .07,-.36 .15,-.16 .17,.16 .13,.5 .14,.74 .03,.96! -.1,.78 -.14,.5 -.16,.16 -.14,-.16',
    [strand('0,-.34 .06,-.06 .07,.3 .05,.72', 0.03), strand('-.03,-.33 -.08,-.06 -.08,.3 -.05,.7', 0.026)],
    [strand('-.05,-.3 -.11,-.08 -.12,.2', 0.028)],
  ),
};

const tailed = (turn: Turned) => (): HairDesign =>
  turn === 'back'
    ? { back: [], front: [cap(turn, GATHERED)], over: [TAILS.back] }
    : { back: [], front: [cap(turn, GATHERED)], tail: [TAILS[turn]] };

export const pony = byTurn(() => ({ back: [TAIL], front: [crown(0.1)] }), {
  'three-quarter': tailed('three-quarter'),
  profile: tailed('profile'),
  back: tailed('back'),
});

const BRAID_NAPE = lock('-.3,.1 -.4,.3 -.42,.48 -.28,.52 -.1,.4 .3,.3 .3,0', [], [], 1);
const BRAID_TIP = lock('-.36,1.58 -.42,1.72 -.34,1.82! -.29,1.7 -.31,1.58');
const PLAITS = 8;

/** One plait of the braid, counted from the nape; they shrink towards the tip. */
function plait(index: number, from: readonly [number, number]): HairLock {
  const y = from[1] + index * 0.15;
  const x = from[0] - Math.sin(index * 0.28) * 0.1;
  const w = 0.115 * (1 - index * 0.06);
  return lock(
    [
      [x - w, y - 0.04],
      [x - w * 0.6, y + 0.1],
      [x, y + 0.14],
      [x + w * 0.7, y + 0.08],
      [x + w, y - 0.05],
      [x, y - 0.1],
    ],
    [
      strand(
        [
          [x - w * 0.8, y],
          [x - 0.02, y + 0.1],
        ],
        0.016,
      ),
      strand(
        [
          [x + w * 0.8, y - 0.02],
          [x + 0.02, y + 0.1],
        ],
        0.016,
      ),
    ],
    [
      strand(
        [
          [x - w * 0.6, y - 0.03],
          [x - 0.02, y + 0.05],
        ],
        0.018,
      ),
    ],
  );
}

/** Where the braid leaves the nape in each turn. */
const BRAIDS: Readonly<Record<HeadTurn, readonly [number, number]>> = {
  front: [-0.33, 0.42],
  'three-quarter': [-0.34, 0.38],
  profile: [-0.36, 0.36],
  back: [0.02, 0.3],
};

function braided(turn: HeadTurn, front: readonly HairLock[], back: readonly HairLock[]): HairDesign {
  const [x, y] = BRAIDS[turn];
  const tip = BRAID_TIP.outline.map((node): Node => {
    const [dx, dy] = [node[0] + 0.33 + x, node[1] - 0.42 + y];
    return node[2] ? [dx, dy, node[2]] : [dx, dy];
  });
  const plaits = Array.from({ length: PLAITS }, (_, i) => plait(i, [x, y]));
  return { back, front, over: [{ ...BRAID_TIP, outline: tip }, ...plaits] };
}

/** Combed down to where the braid begins. */
const TO_THE_NAPE: CapShape = { sides: 0.016, top: 0.036 };

export const braid = byTurn(() => braided('front', [crown(0.16)], [BRAID_NAPE]), {
  'three-quarter': () => braided('three-quarter', [cap('three-quarter', TO_THE_NAPE)], []),
  profile: () => braided('profile', [cap('profile', TO_THE_NAPE)], []),
  back: () => braided('back', [cap('back', TO_THE_NAPE)], []),
});
