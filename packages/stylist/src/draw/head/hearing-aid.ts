import { oklch, toHex } from '#colour/convert.ts';
import { paleOf, shadowOf } from '#colour/tones.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { earsOf } from './face/ears.ts';
import { onHead, sliverOn } from './head-space.ts';
import { headView } from './head-view.ts';

const CASE = oklch(0.74, 0.09, 230);
/** From the middle of the ear, x towards its rim. */
const BODY = nodeList('.02,-.145 .05,-.135 .073,-.08 .07,-.01 .051,.04 .033,.03 .043,-.03 .035,-.09');
const LIGHT = nodeList('.037,-.13 .06,-.09 .062,-.03');
const TUBE = nodeList('.023,-.14 -.003,-.135 -.015,-.09 -.015,-.04');

/** A hearing aid behind the ear that shows most, its tube leading over it. */
export function drawHearingAid(context: DrawContext): string {
  const [ear] = earsOf(headView(context.body.pose));
  if (!ear) return '';
  const on = (nodes: readonly Node[]) => nodes.map(([x, y]): Node => [ear.x + ear.rim * x, ear.y + y]);
  const body = path(onHead(context, on(BODY)));
  return (
    fill(body, toHex(CASE)) +
    stroke(body, toHex(shadowOf(CASE, 1.6)), 1) +
    fill(sliverOn(context, on(LIGHT), 0.016), paleOf(CASE), 'fill-opacity=".8"') +
    stroke(path(onHead(context, on(TUBE)), false), paleOf(CASE), 1.8, 'stroke-opacity=".9"')
  );
}
