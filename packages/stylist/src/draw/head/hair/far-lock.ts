import { nodeList } from '#draw/kit/node-list.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { type HairLock, lock, strand } from './hair-lock.ts';
import { down, type Falling } from './hair-mass.ts';

/** Hair longer than this thins out into the mass behind it. */
const LONG = 0.8;
const IN_SHADE = 0.3;

/** The lock of the far side that shows beyond the cheek of a head at three quarters, under the face. */
export function farLock(falling: Falling): HairLock {
  const { end, flare } = falling;
  const tip = end - 0.05;
  const out = 0.322 + Math.max(0, flare);
  const blunt: Node[] = [
    corner([out - 0.07, tip]),
    [out - 0.085, tip - 0.025],
    corner([out - 0.125, tip - 0.012]),
    [0.14, tip - 0.16],
  ];
  const thinning: Node[] = [corner([out - 0.03, tip + 0.1]), [out - 0.09, tip - 0.06], [0.12, tip - 0.2]];
  const edge: Node[] = [
    corner([0.2, -0.42]),
    [0.283, -0.3],
    [0.303, -0.14],
    ...down([0.308, -0.02], out - 0.004, { ...falling, end: tip - 0.14 }),
    [out - 0.016, tip - 0.08],
    ...(end > LONG ? thinning : blunt),
  ];
  return lock(
    [...edge, ...nodeList('.1,0 .1,-.3')],
    [
      strand(
        [
          [0.29, -0.12],
          [out - 0.03, 0.08],
          [out - 0.04, tip - 0.08],
        ],
        0.018,
      ),
    ],
    [],
    IN_SHADE,
  );
}
