import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, type Node, type Point } from '../kit/point.ts';
import { liningOf, shaded } from '../tailoring/cloth-variants.ts';
import { placed } from '../tailoring/edge.ts';
import { rounded } from '../tailoring/light.ts';

/** A jacket that hangs from a finger over the shoulder. */
export interface CarriedJacket {
  /** Down the back. */
  readonly behind: string;
  /** The collar over the shoulder, under the fingers. */
  readonly over: string;
}

/** Draws a jacket carried over the shoulder of `side`, `hem` as in its cut. */
export function drawCarriedJacket(
  context: DrawContext,
  side: Side,
  cloth: Cloth,
  hem: number,
): CarriedJacket {
  const { body, head } = context;
  const sign = signOf(side);
  const arm = body.arms[side];
  const hook = add(arm.at(2), [arm.direction(1.95)[0] * 0.3 * head, arm.direction(1.95)[1] * 0.3 * head]);
  const long = Math.min(1.25, (hem - 1.3) / 2.6);
  // +x away from the body.
  const at = (x: number, y: number): Point => [
    hook[0] + sign * x * head,
    hook[1] + y * head * (y > 0 ? long : 1),
  ];
  const nodes = (list: string): Node[] => placed(nodeList(list), at);
  const shape = (list: string) => path(nodes(list));
  const back = shape(
    '-.1,-.06! .16,-.02 .5,.3 .72,.9 .86,1.8 .88,2.66! .5,2.78 .1,2.72 -.4,2.76! -.5,1.6 -.34,.6',
  );
  const sleeve = shape('.34,.2 .62,.5 .86,1.2 1.02,2.02! .74,2.1! .6,1.3 .36,.8');
  return {
    behind:
      piece(context, back, cloth, {
        ...rounded(at(-0.4, 1.4), at(0.86, 1.4)),
        shade: [shape('.3,.4 .42,1.2 .36,2.9 1.1,2.9 1.1,.4')],
        folds: [
          brush(nodes('.06,.2 .16,1 .1,2'), 0.06 * head),
          brush(nodes('.3,.5 .5,1.4 .56,2.6'), 0.06 * head, 'in'),
        ],
      }) +
      piece(context, shape('-.3,.7 -.2,1.6 -.22,2.76! -.42,2.76! -.52,1.6'), liningOf(cloth), { edge: 1.2 }) +
      piece(context, sleeve, shaded(cloth, 0.15), {
        folds: [brush(nodes('.5,.7 .66,1.1 .9,1.3'), 0.05 * head, 'out')],
      }),
    over: piece(context, shape('-.2,-.08! .02,-.2 .22,-.1 .3,.1! .1,.14 -.14,.1!'), cloth, {
      edge: 1.5,
      folds: [brush(nodes('-.12,0 .04,-.06 .2,.02'), 0.04 * head)],
    }),
  };
}
