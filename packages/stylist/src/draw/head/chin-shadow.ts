import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { onHead } from './head-space.ts';
import { type HeadTurn, headView } from './head-view.ts';

/** The jaw from the far cheek round the chin to the ear, in head space; from behind, the hairline on the nape. */
const JAWS: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList('.3,.03 .27,.2 .215,.345 .105,.455 0,.485 -.105,.455 -.215,.345 -.27,.2 -.3,.03'),
  'three-quarter': nodeList('.26,.1 .24,.235 .205,.34 .15,.44 .07,.48 -.03,.45 -.175,.335 -.3,.2 -.34,0'),
  profile: nodeList('.3,.2 .3,.4 .26,.475 .17,.48 .04,.44 -.085,.345 -.17,.24 -.2,.1'),
  back: nodeList('.3,.1 .22,.3 .11,.39 0,.41 -.11,.39 -.22,.3 -.3,.1'),
};

/** How far the light throws the jaw right and down on the neck, heads. */
const THROWN = [0.055, 0.165] as const;

/** Path data of what the jaw shades: `depth` 1 is all of it, less is its core. */
export function chinShadow(context: DrawContext, depth = 1): string {
  const [dx, dy] = THROWN.map((by) => by * depth * context.head) as [number, number];
  const jaw = onHead(context, JAWS[headView(context.body.pose).turn]);
  return path(jaw.map(([x, y]): Node => [x + dx, y + dy]));
}
