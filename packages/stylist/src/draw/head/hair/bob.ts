import { nodeList } from '#draw/kit/node-list.ts';
import { falling } from './falling.ts';
import { byTurn, type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

function back(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('0,-.6 -.24,-.53 -.38,-.28 -.4,.05'),
      [-flare, end - 0.16],
      [-flare + 0.02, end, 'corner'],
      [-0.2, end + 0.04],
      [0.2, end + 0.04],
      [flare - 0.02, end, 'corner'],
      [flare, end - 0.16],
      ...nodeList('.4,.05 .38,-.28 .24,-.53'),
    ],
    [],
    [],
    1.1,
  );
}

function leftCurtain(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('.09,-.6! -.12,-.565 -.325,-.36 -.385,-.05'),
      [-flare + 0.01, end - 0.16],
      [-flare + 0.025, end, 'corner'],
      [-0.27, end + 0.025, 'corner'],
      [-0.262, end - 0.22],
      ...nodeList('-.285,.05 -.235,-.17 -.09,-.35 .1,-.46!'),
    ],
    [
      strand([...nodeList('.08,-.53 -.14,-.46 -.29,-.26 -.33,.02'), [-0.33, end - 0.05]], 0.028),
      strand([...nodeList('.09,-.49 -.1,-.4 -.25,-.2 -.3,.05'), [-0.29, end - 0.05]], 0.02),
      strand(
        [
          [-0.36, end],
          [-0.375, end - 0.2],
          [-0.37, 0.1],
        ],
        0.03,
        'out',
      ),
    ],
    [
      strand('.02,-.55 -.18,-.49 -.32,-.3 -.365,-.05 -.38,.2', 0.035),
      strand('-.2,-.3 -.27,-.15 -.31,.05', 0.015),
    ],
  );
}

function rightCurtain(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('.07,-.6! .22,-.545 .36,-.34 .395,-.04'),
      [flare, end - 0.16],
      [flare - 0.01, end, 'corner'],
      [0.285, end + 0.025, 'corner'],
      [0.27, end - 0.22],
      ...nodeList('.305,.08 .28,-.15 .2,-.33 .09,-.46!'),
    ],
    [
      strand([...nodeList('.1,-.53 .25,-.45 .345,-.25 .355,.05'), [0.345, end - 0.04]], 0.03),
      strand('.1,-.49 .22,-.38 .3,-.18 .33,.05', 0.02),
      strand(
        [
          [0.38, end],
          [0.395, end - 0.2],
          [0.385, 0],
        ],
        0.04,
        'out',
      ),
    ],
    [strand('.16,-.54 .28,-.46 .355,-.3', 0.02)],
  );
}

/** Returns cut straight, ending `end` heads below the head's centre, `flare` heads wide there. */
export function straightCut(end: number, flare: number): HairDesign {
  return { back: [back(end, flare)], front: [leftCurtain(end, flare), rightCurtain(end, flare)] };
}

export const bob = byTurn(() => straightCut(0.52, 0.42), falling({ end: 0.46, flare: 0.015 }));
export const lob = byTurn(() => straightCut(0.74, 0.4), falling({ end: 0.7, flare: 0, isTucked: true }));
