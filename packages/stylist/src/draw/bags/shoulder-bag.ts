import type { Cloth } from '#garments/cloth.ts';
import type { BagCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { fill } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { type BagLayers, type BagSpace, bagSpace, GOLD } from './bag-space.ts';
import { drawCrossStrap } from './cross-strap.ts';

const TILT_DEGREES = 4;

/** How much larger a messenger's bag is. */
const LARGE = 1.85;

/** The flap of a small bag with its clasp. */
function drawClasped(context: DrawContext, cloth: Cloth, bag: BagSpace): string {
  return (
    piece(context, bag.shape('-.255,-.01! .255,-.01! .26,.15 0,.25 -.26,.15'), toned(cloth, 0.03), {
      edge: 1.5,
    }) + fill(bag.straight('-.03,.2 .03,.2 .03,.28 -.03,.28'), GOLD)
  );
}

/** The flap of a messenger's bag, down almost to its foot, and the two straps that buckle it. */
function drawBuckled(context: DrawContext, cloth: Cloth, bag: BagSpace): string {
  const strap = (x: number) => {
    const at = (list: string) =>
      list.replaceAll('x-', `${(x - 0.022).toFixed(3)}`).replaceAll('x+', `${(x + 0.022).toFixed(3)}`);
    return (
      piece(context, bag.straight(at('x-,.02 x+,.02 x+,.35 x-,.35')), toned(cloth, -0.05), { edge: 1 }) +
      fill(bag.straight(at('x-,.26 x+,.26 x+,.29 x-,.29')), GOLD)
    );
  };
  return (
    piece(
      context,
      bag.shape('-.262,-.01! .262,-.01! .272,.14 .262,.3! -.262,.3! -.272,.14'),
      toned(cloth, 0.03),
      {
        edge: 1.5,
        stitches: [bag.line('-.24,.03! -.24,.275! .24,.275! .24,.03!')],
      },
    ) +
    strap(-0.13) +
    strap(0.13)
  );
}

/** Draws a flap bag on a long strap worn across the body, from the far shoulder to the hip. */
export function drawShoulderBag(
  context: DrawContext,
  side: Side,
  cloth: Cloth,
  size: BagCut['size'],
): BagLayers {
  const { body, head } = context;
  const k = signOf(side);
  const on = onTorso(body);
  const atHip = on(3.45, k * (body.halfWidth(3.45) - 0.04));
  const scaled = size === 'large' ? { ...context, head: head * LARGE } : context;
  const bag = bagSpace(scaled, side, atHip, (-k * TILT_DEGREES * Math.PI) / 180);
  const strap = drawCrossStrap(context, side, cloth, { bag, ends: 0.22, width: 0.032 });
  return {
    behind: strap.behind,
    front: '',
    onBody:
      strap.onBody +
      piece(context, bag.shape('-.25,0! .25,0! .27,.2 .24,.36 0,.4 -.24,.36 -.27,.2'), cloth, {
        ...rounded(bag.at(-0.3, 0.2), bag.at(0.3, 0.2)),
      }) +
      (size === 'large' ? drawBuckled : drawClasped)(context, cloth, bag),
  };
}
