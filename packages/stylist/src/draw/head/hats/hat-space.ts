import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, type Node } from '#draw/kit/point.ts';
import { litAcross, onHead } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';

/** How a hat drawn from the front sits on a turned head: stretched along it, and lower at the back. */
interface Seat {
  readonly stretch: number;
  readonly shift: number;
  /** Heads higher for each head to the front. */
  readonly slope: number;
}

const SEATS: Readonly<Record<HeadTurn, Seat>> = {
  front: { stretch: 1, shift: 0, slope: 0 },
  'three-quarter': { stretch: 1.04, shift: -0.06, slope: 0.16 },
  profile: { stretch: 1.18, shift: -0.075, slope: 0.2 },
  back: { stretch: 1.02, shift: 0, slope: 0 },
};
/** A brim keeps its line from behind; what fits the head hangs lower there. */
type HatPart = 'brim' | 'crown';

/** From behind a hat comes further down, and its edge hangs in the middle instead of rising over the brow. */
const LOWER_BEHIND = 0.06;
const HANG_BEHIND = 0.15;

function behind(x: number, y: number, part: HatPart): number {
  if (part === 'brim') return y + LOWER_BEHIND;
  const edge = clamp((y + 0.48) / 0.2);
  return y + edge * (LOWER_BEHIND + HANG_BEHIND * (1 - clamp(Math.abs(x) / 0.37) ** 2));
}

/** Nodes of a hat, drawn on a head seen from the front, as they sit on the head in its turn. */
export function onHat(context: DrawContext, nodes: readonly Node[], part: HatPart = 'crown'): Node[] {
  const { turn } = headView(context.body.pose);
  const { stretch, shift, slope } = SEATS[turn];
  return onHead(
    context,
    nodes.map(([x, y, kind]): Node => {
      const along = x * stretch + shift;
      const to = turn === 'back' ? behind(x, y, part) : y - slope * (along - shift) * 0.6;
      return kind ? [along, to, kind] : [along, to];
    }),
  );
}

export const hatShape = (context: DrawContext, nodes: readonly Node[], closed = true): string =>
  path(onHat(context, nodes), closed);

export const brimShape = (context: DrawContext, nodes: readonly Node[]): string =>
  path(onHat(context, nodes, 'brim'));

/** Light and shade across a hat, from the viewer's left. */
export function acrossHat(context: DrawContext, y: number, reach = 0.42) {
  return litAcross(context, reach, y);
}
