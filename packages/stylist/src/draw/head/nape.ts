import type { DrawContext } from '../context.ts';
import { sideOn } from '../figure/side-on.ts';
import { corner, mix, type Node, type Point } from '../kit/point.ts';
import { headSpace } from './head-space.ts';
import { headView } from './head-view.ts';

/** How far behind the head's middle the nape begins, and how low. */
const NAPES = { 'three-quarter': [-0.26, 0.16], profile: [-0.31, 0.12] } as const;

interface NeckEdge {
  readonly side: 'left' | 'right';
  readonly edge: readonly Node[];
}

/** Under the jaw of a profile, and where its throat begins to go down. */
const JAW: Point = [0.12, 0.4];
const THROAT: Point = [0.115, 0.56];

/** The edge of the nape, from under the skull of a turned head down the neck, and the side it is on. */
export function napeOf(context: DrawContext): NeckEdge | undefined {
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

/** The edge of the throat, from under the jaw of a profile to the pit of the neck; on a body in profile too. */
export function throatOf(context: DrawContext): NeckEdge | undefined {
  const { pose } = context.body;
  const { turn, sign } = headView(pose);
  if (turn !== 'profile' || sideOn(pose) < 0.5) return undefined;
  const place = headSpace(context);
  const side = sign > 0 ? 'right' : 'left';
  const { base } = context.body.neck(side);
  const from = place(...THROAT);
  const half = mix(from, base, 0.55);
  return {
    side,
    edge: [corner(place(...JAW)), from, [half[0] - sign * 0.012 * context.head, half[1]], base],
  };
}
