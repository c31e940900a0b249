import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import type { DrawContext, Side } from '../context.ts';
import { otherSide, signOf } from '../figure/side.ts';
import { sideOn } from '../figure/side-on.ts';
import { path } from '../kit/curve.ts';
import { add, mix, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { type BagSpace, overShoulder } from './bag-space.ts';

/** How far a strap that is drawn tight bows over the chest, heads. */
const BOW = 0.05;
/** Height at which its other end goes behind the body. */
const BEHIND_AT = 2.6;

/** What a strap carries. */
interface Carried {
  readonly bag: BagSpace;
  /** Where its ends are sewn on, lengths of the bag from its middle. */
  readonly ends: number;
  /** Heads. */
  readonly width: number;
}

/** Draws the strap of a bag on the hip: tight from the far shoulder to its inner end, and behind the figure from its outer one. */
export function drawCrossStrap(
  context: DrawContext,
  side: Side,
  cloth: Cloth,
  { bag, ends, width }: Carried,
): { readonly behind: string; readonly onBody: string } {
  const { body, head } = context;
  const k = signOf(side);
  const shoulder = overShoulder(context, otherSide(side));
  const end = bag.at(-ends * k, 0.02);
  const bow: Point = [k * BOW * head, 0];
  const front = path([shoulder, add(mix(shoulder, end, 0.45), bow), end], false);
  const back = path(
    [onTorso(body)(BEHIND_AT, k * body.halfWidth(BEHIND_AT) * 0.6), bag.at(ends * k, 0.02)],
    false,
  );
  const colour = toHex(tone(cloth.colour, -0.04));
  return {
    // Beside a body in profile it would be a loop at the hip.
    behind: sideOn(body.pose) > 0.5 ? '' : stroke(back, toHex(tone(cloth.colour, -0.1)), width * head),
    onBody:
      stroke(front, CAST_COLOUR, width * head, 'stroke-opacity=".22" transform="translate(3 4)"') +
      stroke(front, colour, width * head) +
      stroke(front, toHex(tone(cloth.colour, 0.1)), 1, 'stroke-opacity=".5" stroke-dasharray="5 3.4"'),
  };
}
