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

/** A mouth in the front of trousers, one behind a coat's welt, or a pocket sewn onto a jacket. */
export type PocketKind = 'let-in' | 'welt' | 'patch';

/** A garment with a pocket: its cloth, and the ids of the shapes it is drawn with. */
export interface PocketedGarment {
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
  readonly pocket: PocketKind;
}

/** How far the mouth reaches inwards and outwards; heads from the middle of the hand. */
const MOUTHS: Readonly<Record<PocketKind, readonly [inner: number, outer: number]>> = {
  'let-in': [-0.085, 0.15],
  welt: [-0.118, 0.13],
  patch: [-0.19, 0.1],
};

/** The shaded edge of a hand under cloth on the viewer's left, from the index down round the knuckles; heads along and aside. */
const SWELL = [
  [0.28, -0.15],
  [0.42, -0.15],
  [0.53, -0.07],
  [0.55, 0.03],
  [0.5, 0.1],
] as const;
/** On the right the side away from the light is the outer one. */
const SWELL_ON_RIGHT = [
  [0.26, 0.13],
  [0.4, 0.135],
  [0.51, 0.08],
  [0.55, -0.02],
  [0.51, -0.1],
] as const;

/** On cloth paler than this the bulge would be a moon, OKLCH lightness. */
const PALE = 0.78;
const SWELL_OPACITY = { usual: 0.1, pale: 0.04 } as const;

/** The bulge of a hand under the cloth. */
function swell({ head }: DrawContext, cloth: Cloth, side: Side, { at }: PocketHand): string {
  const edge = (side === 'left' ? SWELL : SWELL_ON_RIGHT).map(([along, aside]) => at(along, aside));
  const opacity = cloth.colour.l > PALE ? SWELL_OPACITY.pale : SWELL_OPACITY.usual;
  return fill(brush(edge, 0.062 * head, 'both'), darkOf(cloth.colour), `fill-opacity="${opacity}"`);
}

/** How wide the seam's edge is that lies over the hand, heads. */
const EDGE = 0.026;

/** The mouth of trousers' pocket over the hand in it, the fold that it draws, and the bulge of the hand under their cloth. */
function letIn(context: DrawContext, cloth: Cloth, side: Side, hand: PocketHand): string {
  const { head } = context;
  const [inner, outer] = MOUTHS['let-in'];
  const { at, mouth } = hand;
  const dark = darkOf(cloth.colour);
  const drag = brush([mouth(inner), at(0.28, -0.2), at(0.36, -0.32)], 0.026 * head, 'out');
  const line = [mouth(inner), mouth((inner + outer) / 2), mouth(outer)];
  const lower = line.map((point) => add(point, [0, EDGE * head]));
  return (
    swell(context, cloth, side, hand) +
    fill(drag, dark, 'fill-opacity=".13"') +
    stroke(path(lower, false), dark, 0.007 * head, 'stroke-opacity=".4"') +
    stroke(path(line, false), dark, 0.014 * head, 'stroke-opacity=".75"')
  );
}

/** How high a coat's welt stands above its seam, heads. */
const WELT = 0.06;

/** The welt of a coat's pocket in front of the hand in it, and the bulge of the hand under the coat's cloth. */
function welt(context: DrawContext, cloth: Cloth, side: Side, hand: PocketHand): string {
  const { head } = context;
  const { mouth } = hand;
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
  const opening = path([mouth(inner), mouth(0), mouth(outer)], false);
  return (
    swell(context, cloth, side, hand) +
    piece(context, outline, toned(cloth, 0.012), { edge: 1.2, origin: mouth(inner) }) +
    stroke(opening, dark, 0.014 * head, 'stroke-opacity=".5"')
  );
}

/** How high a patch pocket is, how far its corners are rounded and its foot narrows, heads. */
const PATCH = { height: 0.36, round: 0.055, narrows: 0.012 } as const;

/** A patch pocket that holds the hand. */
function patch(context: DrawContext, cloth: Cloth, hand: PocketHand): string {
  const { head } = context;
  const { mouth } = hand;
  const [inner, outer] = MOUTHS.patch;
  const { height, round, narrows } = PATCH;
  const below = (aside: number, by: number) => add(mouth(aside), [0, by * head]);
  const outline = path([
    corner(mouth(inner)),
    corner(mouth(outer)),
    below(outer - narrows, height - round),
    below(outer - narrows - round, height),
    below(inner + narrows + round, height),
    below(inner + narrows, height - round),
  ]);
  const fold = brush([mouth(inner + 0.04), below(-0.05, 0.2), below(0.04, 0.32)], 0.03 * head, 'out');
  return (
    piece(context, outline, toned(cloth, 0.012), {
      edge: 1.5,
      origin: mouth(0),
      folds: [fold],
      foldOpacity: 0.2,
    }) +
    stroke(
      path([mouth(inner), mouth(outer)], false),
      darkOf(cloth.colour),
      0.012 * head,
      'stroke-opacity=".55"',
    )
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
  const drawn = document.withoutSilhouette(() => {
    switch (pocket) {
      case 'let-in':
        return letIn(context, cloth, side, hand);
      case 'welt':
        return welt(context, cloth, side, hand);
      case 'patch':
        return patch(context, cloth, hand);
    }
  });
  return group(drawn, `clip-path="url(#${document.clipTo(...shapeIds)})"`);
}
