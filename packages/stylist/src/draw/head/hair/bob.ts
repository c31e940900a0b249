import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import { falling } from './falling.ts';
import { byTurn, type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';

function back(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('0,-.57 -.22,-.51 -.345,-.28 -.36,.05'),
      [-flare, end - 0.2],
      [-flare + 0.045, end - 0.02, 'corner'],
      [-0.15, end + 0.015],
      [0.15, end + 0.015],
      [flare - 0.045, end - 0.02, 'corner'],
      [flare, end - 0.2],
      ...nodeList('.36,.05 .345,-.28 .22,-.51'),
    ],
    [],
    [],
    1.1,
  );
}

/** The end of a curtain from its outer edge in: tucked under, and broken into locks of their own length. */
function brokenEnd(sign: -1 | 1, end: number, flare: number): Node[] {
  return [
    [sign * flare, end - 0.2],
    [sign * (flare - 0.012), end - 0.07],
    [sign * (flare - 0.055), end, 'corner'],
    [sign * (flare - 0.062), end - 0.014],
    [sign * (flare - 0.085), end + 0.014, 'corner'],
    [sign * (flare - 0.1), end - 0.05],
    [sign * (flare - 0.104), end - 0.22],
  ];
}

function leftCurtain(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('.09,-.572! -.12,-.54 -.305,-.36 -.35,-.05'),
      ...brokenEnd(-1, end, flare),
      ...nodeList('-.278,.05 -.235,-.17 -.09,-.35 .1,-.46!'),
    ],
    [
      strand([...nodeList('.08,-.52 -.14,-.45 -.28,-.26 -.31,.02'), [-flare + 0.055, end - 0.07]], 0.026),
      strand([...nodeList('.09,-.48 -.1,-.4 -.245,-.2 -.285,.05'), [-flare + 0.085, end - 0.05]], 0.02),
      strand(
        [
          [-flare + 0.04, end - 0.03],
          [-flare + 0.02, end - 0.2],
          [-0.34, 0.1],
        ],
        0.022,
        'out',
      ),
    ],
    [
      strand('.02,-.53 -.17,-.47 -.295,-.3 -.335,-.05 -.345,.2', 0.032),
      strand('-.2,-.3 -.265,-.15 -.295,.05', 0.015),
    ],
  );
}

function rightCurtain(end: number, flare: number): HairLock {
  return lock(
    [
      ...nodeList('.07,-.572! .21,-.525 .335,-.34 .36,-.04'),
      ...brokenEnd(1, end, flare),
      ...nodeList('.29,.08 .275,-.15 .2,-.33 .09,-.46!'),
    ],
    [
      strand([...nodeList('.1,-.52 .24,-.44 .32,-.25 .33,.05'), [flare - 0.055, end - 0.06]], 0.026),
      strand([...nodeList('.1,-.48 .215,-.38 .285,-.18 .31,.05'), [flare - 0.08, end - 0.14]], 0.02),
      strand(
        [
          [flare - 0.04, end - 0.03],
          [flare - 0.015, end - 0.2],
          [0.35, 0],
        ],
        0.032,
        'out',
      ),
    ],
    [strand('.16,-.52 .27,-.44 .33,-.3', 0.02)],
  );
}

/** Returns cut straight, ending `end` heads below the head's centre, `flare` heads wide there. */
export function straightCut(end: number, flare: number): HairDesign {
  return { back: [back(end, flare)], front: [leftCurtain(end, flare), rightCurtain(end, flare)] };
}

export const bob = byTurn(
  () => straightCut(0.49, 0.37),
  falling({ end: 0.46, flare: -0.04, ends: 'tucked' }),
);
export const lob = byTurn(
  () => straightCut(0.7, 0.375),
  falling({ end: 0.68, flare: -0.03, isTucked: true, ends: 'tucked' }),
);
