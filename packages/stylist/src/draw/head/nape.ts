import type { DrawContext } from '../context.ts';
import { corner, mix, type Node, type Point } from '../kit/point.ts';
import { headSpace } from './head-space.ts';
import { headView } from './head-view.ts';

/** How far behind the head's middle the nape begins, and how low. */
const NAPES = { 'three-quarter': [-0.26, 0.16], profile: [-0.31, 0.12] } as const;

/** The edge of the nape, from under the skull of a turned head down the neck, and the side it is on. */
export function napeOf(
  context: DrawContext,
): { readonly side: 'left' | 'right'; readonly edge: readonly Node[] } | undefined {
  const { turn, sign } = headView(context.body.pose);
  if (turn === 'front' || turn === 'back') return undefined;
  const place = headSpace(context);
  const side = sign > 0 ? 'left' : 'right';
  const { middle, base } = context.body.neck(side);
  const [x, y] = NAPES[turn];
  const from = place(x, y);
  const half: Point = [mix(from, middle, 0.78)[0], mix(from, middle, 0.72)[1]];
  return { side, edge: [corner(place(0.1, y)), corner(from), half, middle, base] };
}
