import { darkOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { DrawContext, Side } from '../context.ts';
import { pocketHand } from '../figure/pocket-hand.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';

/** A garment with a pocket: its cloth, and the ids of the shapes it is drawn with. */
export interface PocketedGarment {
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
}

/** How far the mouth reaches inwards and outwards; heads from the middle of the hand. */
const INNER = -0.08;
const OUTER = 0.135;

/** The mouth of a pocket over the hand in it, and the bulge of the hand under the garment's cloth. */
export function drawPocketPatch(
  context: DrawContext,
  side: Side,
  { cloth, shapeIds }: PocketedGarment,
): string {
  const { document, head } = context;
  const { at, mouth } = pocketHand(context, side);
  const dark = darkOf(cloth.colour);
  const line = [mouth(INNER), mouth((INNER + OUTER) / 2), mouth(OUTER)];
  const knuckles = brush([at(0.4, -0.17), at(0.53, -0.02), at(0.44, 0.19)], 0.036 * head, 'both');
  const marks =
    fill(knuckles, dark, 'fill-opacity=".1"') +
    stroke(path(line, false), dark, 0.016 * head, 'stroke-opacity=".85"');
  return group(marks, `clip-path="url(#${document.clipTo(...shapeIds)})"`);
}
