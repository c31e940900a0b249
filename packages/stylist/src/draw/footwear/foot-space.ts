import type { DrawContext, Side } from '../context.ts';
import { type BrushProfile, brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, type Node, type Point, rotate } from '../kit/point.ts';
import { placed } from '../tailoring/edge.ts';

/** A foot turned further out than this (degrees) shows its side. */
const SIDE_VIEW_FROM = 14;
/** The foot turns less than its leg: seen from above. */
const TURN_SHARE = 0.55;
/** The foot behind in a stride is smaller. */
const BACK_SCALE = 0.86;

/** The part of a foot away from the light, as it turns: seen from the side, its wall below the instep. */
const AWAY_FROM_LIGHT = {
  front: { right: '.05,-.2 .06,.2 .05,.7 .5,.8 .5,-.2', left: '-.04,-.2 -.05,.2 -.04,.7 -.5,.8 -.5,-.2' },
  side: {
    right: '-.3,.14! -.12,.27 .0,.37 .12,.46 .26,.5 .4,.5! .6,.9! -.3,.9!',
    left: '-.3,.1! -.1,.2 -.02,.36 .12,.48 .26,.53 .4,.53! .6,.9! -.3,.9!',
  },
} as const;

/**
 * Ankle space of one foot: heads from the ankle, y down to the toe, +x towards the outside of the turned
 * foot. Every last is drawn in it.
 */
export interface FootSpace {
  readonly context: DrawContext;
  readonly side: Side;
  /** px per head on this foot. */
  readonly head: number;
  /** `front` shows the toe towards the viewer, `side` the turned foot. */
  readonly view: 'front' | 'side';
  /** −1 when the foot turns to the viewer's left. */
  readonly direction: -1 | 1;
  readonly at: (x: number, y: number) => Point;
  /** Nodes written as `nodeList` reads them, in px. */
  readonly nodes: (list: string) => Node[];
  /** A closed shape, an open line and a brush through such nodes, as path data. */
  readonly shape: (list: string) => string;
  readonly line: (list: string) => string;
  readonly brush: (list: string, width: number, profile?: BrushProfile) => string;
  readonly straight: (...points: readonly Point[]) => string;
  /** The side of the shoe away from the light. */
  readonly shade: string;
}

export function footSpace(context: DrawContext, side: Side): FootSpace {
  const { body } = context;
  const { footTurn, depth } = body.pose.legs[side];
  const ankle = body.legs[side].at(2);
  const angle = ((-footTurn * Math.PI) / 180) * TURN_SHARE;
  const head = context.head * (depth === 'back' ? BACK_SCALE : 1);
  const direction = footTurn >= 0 ? 1 : -1;
  const at = (x: number, y: number): Point => add(ankle, rotate([x * direction * head, y * head], angle));
  const nodes = (list: string): Node[] => placed(nodeList(list), at);
  const view = Math.abs(footTurn) > SIDE_VIEW_FROM ? 'side' : 'front';
  const awayFromLight = AWAY_FROM_LIGHT[view][direction > 0 ? 'right' : 'left'];
  return {
    context,
    side,
    head,
    view,
    direction,
    at,
    nodes,
    shape: (list) => path(nodes(list)),
    line: (list) => path(nodes(list), false),
    brush: (list, width, profile = 'both') => brush(nodes(list), width * head, profile),
    straight: (...points) => polygon(points, false),
    shade: path(nodes(awayFromLight)),
  };
}
