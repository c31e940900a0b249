import type { Node } from '#draw/kit/point.ts';
import { rotate } from '#draw/kit/point.ts';
import { crown } from './crown.ts';
import { type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

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

/** Parted in the middle and coiled low on the nape. */
export const chignon = (): HairDesign => ({ back: [CHIGNON], front: [WING_LEFT, WING_RIGHT] });

const PLAITS = 13;
const HALF_LENGTH = 0.075;
const HALF_WIDTH = 0.052;

/** One plait of a braid laid over the head, `turn` radians from the viewer's left temple. */
function plait(turn: number): HairLock {
  const x = -Math.cos(turn) * 0.315;
  const y = -0.07 - Math.sin(turn) * 0.46;
  const along = Math.atan2(-Math.cos(turn) * 0.46, Math.sin(turn) * 0.315);
  const at = (u: number, v: number): Node => {
    const [dx, dy] = rotate([u * HALF_LENGTH, v * HALF_WIDTH], along);
    return [x + dx, y + dy];
  };
  return lock(
    [at(-1, -0.4), at(-0.3, -1), at(0.7, -0.8), at(1, 0.2), at(0.5, 1), at(-0.6, 0.8)],
    [strand([at(-0.8, -0.1), at(0, 0.1), at(0.9, 0.7)], 0.02)],
    [strand([at(-0.4, -0.6), at(0.3, -0.5), at(0.8, -0.1)], 0.018)],
  );
}

/** A braid laid round the head like a circlet. */
export const crownBraid = (): HairDesign => ({
  back: [],
  front: [
    crown(0.1),
    ...Array.from({ length: PLAITS }, (_, i) => plait(0.12 + (i / (PLAITS - 1)) * (Math.PI - 0.24))),
  ],
});
