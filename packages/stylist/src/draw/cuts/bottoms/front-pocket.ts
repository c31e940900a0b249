import type { DrawContext } from '#draw/context.ts';
import { pocketHand } from '#draw/figure/pocket-hand.ts';
import { type Side, signOf } from '#draw/figure/side.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import type { Point } from '#draw/kit/point.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { WAISTBAND_HEIGHT } from './waistband.ts';

type FrontPocket = 'scoop' | 'slant';

/** A pocket's mouth from the waistband to the side seam: heights, and shares of the half width there. */
const MOUTHS: Readonly<Record<FrontPocket, readonly (readonly [v: number, share: number])[]>> = {
  scoop: [
    [3.2, 0.6],
    [3.32, 0.76],
    [3.36, 0.985],
  ],
  slant: [
    [3.24, 0.78],
    [3.5, 0.9],
    [3.72, 0.965],
  ],
};
const STARTS: Readonly<Record<FrontPocket, number>> = { scoop: 0.56, slant: 0.66 };
/** Inner end of the mouth over a hand in the pocket, heads from the middle of the hand. */
const INNER_END = -0.08;

/** Returns the mouth of a front pocket; a hand in it pulls the mouth down to itself. */
export function pocketMouth(context: DrawContext, side: Side, pocket: FrontPocket, rise: number): Point[] {
  const { body } = context;
  const on = onTorso(body);
  const k = signOf(side);
  const place = (v: number, share: number) => on(v, k * share * waistHalfWidth(body, v));
  const top = rise + WAISTBAND_HEIGHT;
  const start = place(top, STARTS[pocket]);
  if (body.pose.arms[side].hand !== 'pocket')
    return [start, ...MOUTHS[pocket].map(([v, share]) => place(v, share))];
  return [start, place(3.4, pocket === 'scoop' ? 0.58 : 0.64), pocketHand(context, side).mouth(INNER_END)];
}
