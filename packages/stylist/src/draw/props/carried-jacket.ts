import type { Cloth } from '#garments/cloth.ts';
import type { JacketCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import type { DrawContext, Side } from '../context.ts';
import { hasLapel } from '../cuts/outerwear/jacket-draft.ts';
import { handDirection } from '../figure/hand.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, clamp, corner, mix, type Node, type Point, scale } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { fill } from '../kit/svg-element.ts';
import { liningOf, toned } from '../tailoring/cloth-variants.ts';
import { placed } from '../tailoring/edge.ts';
import { rounded } from '../tailoring/light.ts';

/** A jacket that hangs from the fingers over the shoulder. */
export interface CarriedJacket {
  /** Down the back. */
  readonly behind: string;
  /** The collar over the shoulder, under the hand. */
  readonly over: string;
}

/** Where the collar lies in the hand, heads beyond the wrist. */
const HOOK = 0.3;
/** How far it is seen beside the elbow, heads. */
const BESIDE_ELBOW = 0.36;
/** Height of a collar, and how far below it the longest jacket still hangs clear of the knee, heads. */
const COLLAR = 1.4;
const LONGEST = 3.3;
/** Below this the drawn lengths stretch with the jacket's own; above it lie collar and lapel. Heads below the hook. */
const STRETCHES_FROM = 1.3;
const DRAWN_LENGTH = 2.6;

/** Cloth between the collar and the arm that it lies over, heads. */
const ON_ARM = 0.06;
/** How far the shadow of the collar falls right and down, heads. */
const CAST: Point = [0.03, 0.045];

/** Over the shoulder from the neck outwards: the collar's edge, which both parts share. */
const OVER_SHOULDER = '-.17,-.06! -.13,-.16 0,-.215 .15,-.2 .29,-.11 .4,.03';

/** Returns the point that lies `x` shares of the width out from the hook, `y` heads below it. */
function jacketSpace({ body, head }: DrawContext, side: Side, hem: number) {
  const sign = signOf(side);
  const arm = body.arms[side];
  const hook = add(arm.at(2), scale(handDirection(body, side), HOOK * head));
  const elbow = arm.point(1, sign);
  const wide = ((elbow[0] - hook[0]) * sign) / head + BESIDE_ELBOW;
  const stretch = (clamp(hem - COLLAR, 1.6, LONGEST) - STRETCHES_FROM) / (DRAWN_LENGTH - STRETCHES_FROM);
  const down = (y: number) => (y < STRETCHES_FROM ? y : STRETCHES_FROM + (y - STRETCHES_FROM) * stretch);
  return (x: number, y: number): Point => [hook[0] + sign * x * wide * head, hook[1] + down(y) * head];
}

/** Draws a jacket carried over the shoulder of `side`: it hangs from the hand down the back. */
export function drawCarriedJacket(
  context: DrawContext,
  side: Side,
  cloth: Cloth,
  cut: JacketCut,
): CarriedJacket {
  const { body, head } = context;
  const at = jacketSpace(context, side, cut.hem);
  const nodes = (list: string): Node[] => placed(nodeList(list), at);
  const shape = (list: string) => path(nodes(list));
  const line = (list: string) => path(nodes(list), false);
  const fold = (list: string, width: number, profile: 'both' | 'out' = 'out') =>
    brush(nodes(list), width * head, profile);
  const whole = `${OVER_SHOULDER} .62,.24 .83,.58 .95,1.16 .98,1.9 1,2.6! .8,2.68 .52,2.64 .2,2.69 -.1,2.64! -.16,1.6 -.15,.6`;
  const front = shape('.92,1.1! 1.02,1.6 1.05,2.2 1.05,2.52! .99,2.58 .93,2.55! .9,1.9');
  const lapel = shape('.4,.03! .62,.24 .83,.58 .95,1.2! .79,1.02 .62,.78! .71,.66! .52,.54! .42,.3');
  const sleeve = shape('.34,.5! .5,.5 .66,.86 .73,1.3 .8,2.08! .62,2.15 .42,2.11! .37,1.4 .3,.9');
  const overArm = (t: number) => body.arms[side].point(t, signOf(side), ON_ARM * head);
  const form = rounded(at(0, 1.4), at(1, 1.4));
  const behind =
    piece(context, front, liningOf(cloth), { edge: 1.2 }) +
    piece(context, shape(whole), cloth, {
      ...form,
      shade: [shape('-.2,.3 .4,.3 .56,.7 .6,1.3 .5,2 .46,2.8 -.2,2.8')],
      folds: [fold('.9,1.35 .86,1.9 .89,2.6', 0.045, 'both'), fold('.3,1.9 .27,2.3 .3,2.7', 0.05, 'both')],
    }) +
    (cut.sleeve === 'none'
      ? ''
      : piece(context, sleeve, cloth, {
          edge: 1.5,
          ...rounded(at(0.36, 1.4), at(0.76, 1.4)),
          shade: [shape('.2,.3 .46,.6 .54,1.2 .5,1.7 .53,2.3 .2,2.3')],
          seams: [line('.42,2.0 .6,2.05 .79,1.97')],
          folds: [fold('.73,1.2 .6,1.28 .46,1.26', 0.045), fold('.72,1.38 .62,1.48 .52,1.5', 0.035)],
        })) +
    (hasLapel(cut) ? piece(context, lapel, toned(cloth, 0.015), { edge: 1.6 }) : '');
  const lower: Node[] = [corner(overArm(0.34)), ...nodes('.26,.17 .08,.14 -.1,.14!')];
  const collar = path([...nodes(OVER_SHOULDER), overArm(0.1), ...lower]);
  const shade = fill(
    collar,
    CAST_COLOUR,
    `transform="translate(${px(CAST[0] * head)} ${px(CAST[1] * head)})" fill-opacity=".2"`,
  );
  return {
    behind,
    over:
      shade +
      piece(context, collar, cloth, {
        ...form,
        edge: 1.4,
        // Where it goes on behind the shoulder it has no edge.
        inked: path([
          corner(mix(overArm(0.34), at(0.26, 0.1), 0.3)),
          ...lower.slice(1),
          corner(at(0.1, -0.1)),
        ]),
        folds: [fold('-.1,.0 .08,-.06 .24,.02 .36,.16', 0.03), fold('0,.1 .14,.06 .3,.12', 0.025)],
      }),
  };
}
