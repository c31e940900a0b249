import type { Body } from '#draw/figure/body.ts';
import { sideOn } from '#draw/figure/side-on.ts';
import { lerp, mix, type Point } from '#draw/kit/point.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';

/** The line a lapel rolls along on side `k`: `share` 0 at the neck, 1 where it breaks into the front edge. */
export type RollLine = (k: -1 | 1, share: number) => Point;

/** Where it begins: height, and heads beside the neck. */
const FROM = { v: 1.36, beside: -0.008 } as const;
/** How far above the first button it ends, heads. */
const ABOVE_BREAK = 0.03;

/** Returns the roll lines of a jacket: straight, but round the chest of a body seen from the side, which stands out beyond. */
export function rollLineOf(
  body: Body,
  besideNeck: number,
  breakAt: number,
  frontEdge: (k: -1 | 1, v: number) => number,
): RollLine {
  const on = onTorso(body);
  const neckX = besideNeck + FROM.beside;
  const to = breakAt - ABOVE_BREAK;
  return (k, share) => {
    const edge = frontEdge(k, breakAt);
    const straight = mix(body.roundNeck(k * neckX, FROM.v), on(to, edge), share);
    if (share === 0 || share === 1) return straight;
    const onChest = on(lerp(FROM.v, to, share), lerp(k * neckX, edge, share));
    return mix(straight, onChest, sideOn(body.pose));
  };
}
