import { toHex } from '../../colour/convert.ts';
import { tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { toned } from '../garments/cloth-variants.ts';
import { rounded } from '../garments/light.ts';
import { path } from '../kit/curve.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { type BagLayers, bagSpace, GOLD } from './bag-space.ts';

const TILT_DEGREES = 4;

/** A flap bag on a long strap, at the hip below the shoulder it hangs from. */
export function drawShoulderBag(context: DrawContext, side: Side, cloth: Cloth): BagLayers {
  const { body, head } = context;
  const k = signOf(side);
  const atHip = body.torso(0, 3.45, k * (body.halfWidth(3.45) + 0.1));
  const bag = bagSpace(context, side, atHip, (-k * TILT_DEGREES * Math.PI) / 180);
  const strap = path(
    [
      body.torso(0, 1.44, k * (body.shape.neck + 0.26)),
      body.torso(0, 2.3, k * (body.halfWidth(2.3) + 0.02)),
      bag.at(-0.16 * k, 0),
    ],
    false,
  );
  const flap = '-.255,-.01! .255,-.01! .26,.15 0,.25 -.26,.15';
  return {
    behind: '',
    front:
      stroke(strap, toHex(tone(cloth.colour, -0.04)), 0.028 * head) +
      piece(context, bag.shape('-.25,0! .25,0! .27,.2 .24,.36 0,.4 -.24,.36 -.27,.2'), cloth, {
        ...rounded(bag.at(-0.3, 0.2), bag.at(0.3, 0.2)),
      }) +
      piece(context, bag.shape(flap), toned(cloth, 0.03), { edge: 1.5 }) +
      fill(bag.straight('-.03,.2 .03,.2 .03,.28 -.03,.28'), GOLD),
  };
}
