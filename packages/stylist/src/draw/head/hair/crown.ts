import { nodeList } from '#draw/kit/node-list.ts';
import { type HairLock, lock, strand } from './hair-lock.ts';

const DARK = [
  strand('.1,-.5 -.1,-.46 -.26,-.3 -.31,-.05'),
  strand('.12,-.5 .24,-.4 .3,-.2 .315,0'),
  strand('.09,-.45 -.1,-.4 -.24,-.2', 0.018),
];
const LIGHT = [
  strand('.05,-.53 -.15,-.5 -.28,-.34 -.325,-.12', 0.03),
  strand('0,-.47 -.14,-.42 -.25,-.28', 0.016),
];

/** Returns hair combed back from a side parting, as far down the temples as `low` heads below the head's centre. */
export function crown(low: number): HairLock {
  return lock(
    [
      ...nodeList('.1,-.565! -.14,-.55 -.315,-.38 -.345,-.12'),
      [-0.33, low, 'corner'],
      [-0.292, low - 0.02],
      ...nodeList('-.275,-.14 -.16,-.33 .1,-.43! .21,-.33 .282,-.14'),
      [0.295, low - 0.02],
      [0.33, low, 'corner'],
      ...nodeList('.345,-.12 .325,-.38 .22,-.53'),
    ],
    DARK,
    LIGHT,
  );
}
