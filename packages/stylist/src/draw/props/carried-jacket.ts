import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, type Node, type Point } from '../kit/point.ts';
import { shaded } from '../tailoring/cloth-variants.ts';
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
  const shapeLine = (list: string) => path(nodes(list), false);
  const back = shape(
    '0,-.1! .2,-.2 .38,-.14 .52,.06 .64,.4 .8,.9 .9,1.6 .95,2.5 .94,2.68! .6,2.76 .3,2.74 -.05,2.76! -.08,1.6 -.02,.6',
  );
  const sleeve = shape('.4,.14 .54,.22 .7,.6 .88,1.2 1,2.14! .86,2.22 .72,2.2! .62,1.3 .5,.7 .4,.36');
  const overShoulder =
    '-.13,.02! -.12,-.12 -.02,-.21 .16,-.24 .36,-.17 .5,-.01 .57,.18 .58,.38! .47,.35 .34,.29 .18,.24 .02,.2!';
  return {
    behind:
      piece(context, back, cloth, {
        ...rounded(at(-0.1, 1.4), at(0.94, 1.4)),
        shade: [shape('0,.2 .46,.5 .5,1.4 .34,2.9 -.2,2.9 -.2,.3')],
        folds: [
          brush(nodes('.3,.5 .4,1.4 .38,2.6'), 0.05 * head, 'in'),
          brush(nodes('.5,1.5 .56,2.1 .54,2.7'), 0.05 * head, 'in'),
        ],
      }) +
      piece(context, sleeve, shaded(cloth, 0.05), {
        edge: 1.4,
        seams: [shapeLine('.73,2.04 .86,2.06 .98,1.99')],
        folds: [
          brush(nodes('.48,.5 .62,.86 .84,1.1'), 0.05 * head, 'out'),
          brush(nodes('.62,1.3 .72,1.42 .88,1.46'), 0.04 * head, 'out'),
        ],
      }),
    over:
      piece(context, shape(overShoulder), cloth, {
        edge: 1.4,
        folds: [
          brush(nodes('.06,.02 .22,.04 .38,.14 .5,.3'), 0.035 * head, 'out'),
          brush(nodes('.08,-.06 .24,-.07 .38,-.02'), 0.03 * head, 'out'),
          brush(nodes('.04,.12 .14,.14 .24,.22'), 0.025 * head, 'out'),
        ],
      }) +
      piece(
        context,
        shape(
          '-.17,.03! -.17,-.1 -.1,-.2 -.02,-.24! .08,-.2 .1,-.1! .02,-.03 .04,.1 .09,.19! -.04,.2 -.13,.14',
        ),
        shaded(cloth, 0.06),
        {
          edge: 1.3,
        },
      ),
  };
}
