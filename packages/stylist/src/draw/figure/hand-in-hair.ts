import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { corner, type Node } from '../kit/point.ts';
import { group } from '../kit/svg-element.ts';
import { handSpace } from './hand.ts';
import { HAND_SHAPES } from './hand-shapes.ts';
import type { Side } from './side.ts';

/** What of a hand shows that is in the hair: locks fall over the fingers and, deeper, between them; lengths of the hand. */
const OUT_OF_HAIR =
  '-.6,-.4! .6,-.4! .6,.2! .3,.5! .215,.44 .17,.5! .15,.57 .1,.6! .085,.52 .06,.47! .04,.58 .005,.66! -.01,.54 -.025,.48! -.04,.58 -.075,.64! -.09,.52 -.1,.46! -.12,.52 -.16,.56! -.2,.46 -.24,.5!';

/** Draws a hand over the hair that its fingers are in, only as far as they show. */
export function drawHandInHair(context: DrawContext, side: Side, hand: string): string {
  const { put } = handSpace(context, side, HAND_SHAPES.hair.turn);
  const shown = nodeList(OUT_OF_HAIR).map((node): Node => {
    const point = put([node[0], node[1]]);
    return node[2] ? corner(point) : point;
  });
  return group(hand, `clip-path="url(#${context.document.clip(path(shown))})"`);
}
