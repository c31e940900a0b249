import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, type Node } from '#draw/kit/point.ts';
import { litAcross, onHead } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';

/** What sits on the head: a crown over the skull, a brim round it, or a knitted piece drawn down behind. */
type HatPart = 'brim' | 'crown' | 'fitted';

/** How a hat drawn from the front sits on a turned head: the crown holds the skull, longer than it is wide. */
interface Seat {
  readonly stretch: Readonly<Record<HatPart, number>>;
  readonly shift: number;
  /** Heads higher for each head to the front. */
  readonly slope: Readonly<Record<HatPart, number>>;
}

const LEVEL = { brim: 0, crown: 0, fitted: 0 };
const SEATS: Readonly<Record<HeadTurn, Seat>> = {
  front: { stretch: { brim: 1.04, crown: 1.08, fitted: 1.02 }, shift: 0, slope: LEVEL },
  'three-quarter': {
    stretch: { brim: 1.1, crown: 1.14, fitted: 1.1 },
    shift: -0.062,
    slope: { brim: 0.02, crown: 0.02, fitted: 0.06 },
  },
  profile: {
    stretch: { brim: 1.18, crown: 1.26, fitted: 1.24 },
    shift: -0.075,
    slope: { brim: 0.03, crown: 0.03, fitted: 0.08 },
  },
  back: { stretch: { brim: 1.04, crown: 1.08, fitted: 1.02 }, shift: 0, slope: LEVEL },
};
/** How far a hat is drawn down over the forehead, heads. */
const DRAWN_DOWN = 0.042;

/**
 * From behind a hat comes further down, and its edge hangs in the middle instead of rising over the brow; a brim keeps
 * its line.
 */
const LOWER_BEHIND = 0.06;
const HANG_BEHIND = 0.15;

function behind(x: number, y: number, part: HatPart): number {
  if (part === 'brim') return y + LOWER_BEHIND;
  const edge = clamp((y + 0.52) / 0.1);
  return y + edge * (LOWER_BEHIND + HANG_BEHIND * (1 - clamp(Math.abs(x) / 0.37) ** 2));
}

/** Nodes of a hat, drawn on a head seen from the front, as they sit on the head in its turn. */
export function onHat(context: DrawContext, nodes: readonly Node[], part: HatPart = 'crown'): Node[] {
  const { turn } = headView(context.body.pose);
  const { stretch, shift, slope } = SEATS[turn];
  return onHead(
    context,
    nodes.map(([x, y, kind]): Node => {
      const along = x * stretch[part] + shift;
      const seated = turn === 'back' ? behind(x, y, part) : y - slope[part] * (along - shift);
      const to = seated + DRAWN_DOWN;
      return kind ? [along, to, kind] : [along, to];
    }),
  );
}

export const hatShape = (context: DrawContext, nodes: readonly Node[], closed = true): string =>
  path(onHat(context, nodes), closed);

export const fittedShape = (context: DrawContext, nodes: readonly Node[]): string =>
  path(onHat(context, nodes, 'fitted'));

/** Light and shade across a hat, from the viewer's left. */
export function acrossHat(context: DrawContext, y: number, reach = 0.42) {
  return litAcross(context, reach, y);
}
