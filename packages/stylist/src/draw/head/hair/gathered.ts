import { crown } from './crown.ts';
import { type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

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

const TAIL = lock(
  '.06,-.52 .22,-.66 .42,-.6 .56,-.36 .6,0 .54,.36 .6,.7 .52,.92! .42,.66 .4,.3 .42,0 .36,-.26 .22,-.42',
  [strand('.2,-.55 .42,-.44 .5,-.1 .48,.3 .52,.7', 0.035), strand('.2,-.5 .36,-.38 .44,-.05 .43,.3', 0.025)],
  [strand('.25,-.6 .46,-.5 .55,-.2 .53,.2')],
  0.4,
);

export const bun = (): HairDesign => ({ back: [BUN], front: [crown(0.1)] });
export const topknot = (): HairDesign => ({ back: [], front: [KNOT, crown(0.1)] });
export const pony = (): HairDesign => ({ back: [TAIL], front: [crown(0.1)] });

const BRAID_NAPE = lock('-.3,.1 -.4,.3 -.42,.48 -.28,.52 -.1,.4 .3,.3 .3,0', [], [], 1);
const BRAID_TIP = lock('-.36,1.58 -.42,1.72 -.34,1.82! -.29,1.7 -.31,1.58');
const PLAITS = 8;

/** One plait of the braid, counted from the nape; they shrink towards the tip. */
function plait(index: number): HairLock {
  const y = 0.42 + index * 0.15;
  const x = -0.33 - Math.sin(index * 0.28) * 0.1;
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

export const braid = (): HairDesign => ({
  back: [BRAID_NAPE],
  front: [crown(0.16)],
  over: [BRAID_TIP, ...Array.from({ length: PLAITS }, (_, i) => plait(i))],
});
