import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { tone } from '#colour/tones.ts';
import type { PieceOptions } from '../cloth/piece-options.ts';
import type { DrawContext, Side } from '../context.ts';
import { handDirection } from '../figure/hand.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, type Node, type Point, rotate, scale } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { placed } from '../tailoring/edge.ts';
import { rounded } from '../tailoring/light.ts';

export const GOLD = toHex(oklch(0.8, 0.09, 85));

/** Where a bag lies in relation to the hand and the body. */
export interface BagLayers {
  /** Behind the figure: the far handle. */
  readonly behind: string;
  readonly front: string;
  /** On the body and under the arms. */
  readonly onBody?: string;
}

/** Space of one bag: heads from the point it hangs from. */
export interface BagSpace {
  readonly context: DrawContext;
  readonly side: Side;
  readonly at: (x: number, y: number) => Point;
  /** A closed shape, an open line and a brush through nodes written as `nodeList` reads them. */
  readonly shape: (list: string) => string;
  readonly line: (list: string) => string;
  readonly brush: (list: string, width: number) => string;
  readonly straight: (list: string) => string;
  /** A handle or strap in the bag's cloth, a little darker. */
  readonly handle: (list: string, width: number, colour: Oklch) => string;
  /** Light across the bag, and its side away from it. */
  readonly light: PieceOptions;
  readonly shade: string;
}

/** `angle` in radians; `mirrored` swaps x for a bag on the viewer's left. */
export function bagSpace(
  context: DrawContext,
  side: Side,
  origin: Point,
  angle = 0,
  mirrored = false,
): BagSpace {
  const { head } = context;
  const flip = mirrored ? signOf(side) : 1;
  const at = (x: number, y: number): Point => add(origin, rotate([x * flip * head, y * head], angle));
  const nodes = (list: string): Node[] => placed(nodeList(list), at);
  return {
    context,
    side,
    at,
    shape: (list) => path(nodes(list)),
    line: (list) => path(nodes(list), false),
    brush: (list, width) => brush(nodes(list), width * head),
    straight: (list) => polygon(nodes(list).map((node) => [node[0], node[1]])),
    handle: (list, width, colour) =>
      stroke(path(nodes(list), false), toHex(tone(colour, -0.05)), width * head),
    light: rounded(at(-0.5, 0.5), at(0.5, 0.5)),
    shade: path(nodes('.18,.1 .22,.8 .16,1.6 .9,1.6 .9,.1')),
  };
}

/** Returns the point in the closed hand, `reach` heads beyond the wrist. */
export function gripOf({ body, head }: DrawContext, side: Side, reach: number): Point {
  return add(body.arms[side].at(2), scale(handDirection(body, side), reach * head));
}

/** How far beside the neck a strap goes over the shoulder, heads. */
const STRAP_BESIDE_NECK = 0.16;

/** Returns where a strap goes over the shoulder of a side and out of sight. */
export function overShoulder({ body }: DrawContext, side: Side): Point {
  const x = body.shape.neck + STRAP_BESIDE_NECK;
  return body.torso(0, body.shoulderLine(x), signOf(side) * x);
}
