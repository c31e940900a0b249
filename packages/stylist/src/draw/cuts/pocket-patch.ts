import { darkOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { type PocketHand, pocketHand } from '../figure/pocket-hand.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner } from '../kit/point.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';

/** A mouth in the front of trousers, or one behind a coat's welt. */
export type PocketKind = 'let-in' | 'welt';

/** A garment with a pocket: its cloth, and the ids of the shapes it is drawn with. */
export interface PocketedGarment {
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
  readonly pocket: PocketKind;
}

/** How far the mouth reaches inwards and outwards; heads from the middle of the hand. */
const MOUTHS: Readonly<Record<PocketKind, readonly [inner: number, outer: number]>> = {
  'let-in': [-0.08, 0.135],
  welt: [-0.15, 0.16],
};

/** The mouth of trousers' pocket over the hand in it, and the bulge of the hand under their cloth. */
function letIn({ head }: DrawContext, cloth: Cloth, hand: PocketHand): string {
  const [inner, outer] = MOUTHS['let-in'];
  const { at, mouth } = hand;
  const dark = darkOf(cloth.colour);
  const line = [mouth(inner), mouth((inner + outer) / 2), mouth(outer)];
  const knuckles = brush([at(0.4, -0.17), at(0.53, -0.02), at(0.44, 0.19)], 0.036 * head, 'both');
  return (
    fill(knuckles, dark, 'fill-opacity=".1"') +
    stroke(path(line, false), dark, 0.011 * head, 'stroke-opacity=".65"')
  );
}

/** How high a coat's welt stands above its seam, heads. */
const WELT = 0.06;

/** The welt of a coat's pocket in front of the hand in it, and the bulge of the hand under the coat's cloth. */
function welt(context: DrawContext, cloth: Cloth, { at, mouth }: PocketHand): string {
  const { head } = context;
  const [inner, outer] = MOUTHS.welt;
  const dark = darkOf(cloth.colour);
  const below = (aside: number) => add(mouth(aside), [0, WELT * head]);
  const outline = path([
    corner(mouth(inner)),
    mouth(0),
    corner(mouth(outer)),
    corner(below(outer)),
    below(0),
    corner(below(inner)),
  ]);
  const knuckles = brush([at(0.4, -0.15), at(0.53, 0), at(0.44, 0.17)], 0.036 * head, 'both');
  const opening = path([mouth(inner), mouth(0), mouth(outer)], false);
  return (
    fill(knuckles, dark, 'fill-opacity=".1"') +
    piece(context, outline, toned(cloth, 0.012), { edge: 1.2, origin: mouth(inner) }) +
    stroke(opening, dark, 0.014 * head, 'stroke-opacity=".5"')
  );
}

/** Draws the pocket over the hand of a side. */
export function drawPocketPatch(
  context: DrawContext,
  side: Side,
  { cloth, shapeIds, pocket }: PocketedGarment,
): string {
  const { document } = context;
  const hand = pocketHand(context, side);
  const drawn = document.withoutSilhouette(() =>
    pocket === 'welt' ? welt(context, cloth, hand) : letIn(context, cloth, hand),
  );
  return group(drawn, `clip-path="url(#${document.clipTo(...shapeIds)})"`);
}
