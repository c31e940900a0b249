import { darkOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { type PocketHand, pocketHand } from '../figure/pocket-hand.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, type Point } from '../kit/point.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';

/** A mouth in the front of trousers, or a pocket on top of a coat. */
export type PocketKind = 'let-in' | 'patch';

/** A garment with a pocket: its cloth, and the ids of the shapes it is drawn with. */
export interface PocketedGarment {
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
  readonly pocket: PocketKind;
}

/** How far the mouth reaches inwards and outwards; heads from the middle of the hand. */
const MOUTHS: Readonly<Record<PocketKind, readonly [inner: number, outer: number]>> = {
  'let-in': [-0.08, 0.135],
  patch: [-0.21, 0.2],
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
    stroke(path(line, false), dark, 0.016 * head, 'stroke-opacity=".85"')
  );
}

/** How deep a pocket on a coat is, how far its hem is turned, and how far the hand in it pushes out its sides, heads. */
const DEPTH = 0.5;
const TURNED = 0.055;
const BULGE = 0.03;

/** A coat's pocket, filled by the hand: it stands upright, its mouth slants with the hand. */
function patch(context: DrawContext, cloth: Cloth, hand: PocketHand, k: -1 | 1): string {
  const { head } = context;
  const [innerEnd, outerEnd] = MOUTHS.patch;
  const inner = hand.mouth(innerEnd);
  const outer = hand.mouth(outerEnd);
  const below = (from: Point, aside: number, down: number) =>
    add(from, [k * aside * head, down * head] as const);
  const half = DEPTH / 2;
  const outline = path([
    corner(inner),
    hand.mouth(0),
    corner(outer),
    below(outer, BULGE, half),
    below(outer, 0.005, DEPTH - 0.05),
    below(mix(inner, outer, 0.5), 0, DEPTH + 0.02),
    below(inner, 0, DEPTH - 0.03),
    below(inner, -BULGE, half),
  ]);
  const dark = darkOf(cloth.colour);
  const mouth = brush([inner, add(hand.mouth(0), [0, -1]), outer], 0.034 * head, 'both');
  const turned = path(
    [below(inner, 0, TURNED), below(hand.mouth(0), 0, TURNED), below(outer, 0, TURNED)],
    false,
  );
  const pocket = piece(context, outline, toned(cloth, 0.012), {
    edge: 1.6,
    origin: inner,
    ...rounded(below(inner, -0.1, half), below(outer, 0.06, half)),
    stitches: [turned],
    folds: [
      brush([hand.at(0.44, -0.15), hand.at(0.56, 0), hand.at(0.46, 0.17)], 0.05 * head, 'both'),
      brush([below(outer, -0.03, 0.1), hand.at(0.3, 0.12)], 0.03 * head, 'out'),
    ],
    foldOpacity: 0.2,
  });
  return pocket + fill(mouth, dark, 'fill-opacity=".75"');
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
    pocket === 'patch' ? patch(context, cloth, hand, signOf(side)) : letIn(context, cloth, hand),
  );
  return group(drawn, `clip-path="url(#${document.clipTo(...shapeIds)})"`);
}
