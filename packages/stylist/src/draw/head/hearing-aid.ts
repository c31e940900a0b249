import { oklch, toHex } from '#colour/convert.ts';
import { paleOf, shadowOf } from '#colour/tones.ts';
import type { DrawContext } from '../context.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { onHead } from './head-space.ts';

const CASE = oklch(0.74, 0.09, 230);
/** Behind the upper ear, x outwards from the head's middle. */
const BODY = nodeList('.335,-.085 .365,-.075 .388,-.02 .385,.05 .366,.1 .348,.09 .358,.03 .35,-.03');
const LIGHT = nodeList('.352,-.07 .375,-.03 .377,.03');
const TUBE = nodeList('.338,-.08 .312,-.075 .3,-.03 .3,.02');

/** A hearing aid behind the ear that shows most, its tube leading over it. */
export function drawHearingAid(context: DrawContext): string {
  const { turn } = context.body.pose.head;
  const side = SIDES.find((one) => signOf(one) * turn <= 0) ?? 'left';
  const sign = signOf(side);
  const on = (nodes: typeof BODY) =>
    onHead(
      context,
      nodes.map(([x, y]) => [sign * x + turn * 0.015, y]),
    );
  return (
    fill(path(on(BODY)), toHex(CASE)) +
    stroke(path(on(BODY)), toHex(shadowOf(CASE, 1.6)), 1) +
    fill(brush(on(LIGHT), 0.016 * context.head), paleOf(CASE), 'fill-opacity=".8"') +
    stroke(path(on(TUBE), false), paleOf(CASE), 1.8, 'stroke-opacity=".9"')
  );
}
