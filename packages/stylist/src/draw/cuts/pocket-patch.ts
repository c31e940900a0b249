import { toHex } from '#colour/convert.ts';
import { shadowOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { path } from '../kit/curve.ts';
import { add, corner, type Point, scale } from '../kit/point.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';

/** A garment with a pocket: its cloth, and the ids of the shapes it is drawn with. */
export interface PocketedGarment {
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
}

/**
 * Cloth over the wrist of a hand in a pocket, with the pocket's dark slit. It is clipped to the garment's own
 * shapes: unclipped it leaks outside the silhouette.
 */
export function drawPocketPatch(context: DrawContext, side: Side, garment: PocketedGarment): string {
  const { body, document, head } = context;
  const arm = body.arms[side];
  const wrist = arm.at(2);
  const direction = arm.direction(1.9);
  const across: Point = [-direction[1], direction[0]];
  const at = (along: number, aside: number): Point =>
    add(wrist, add(scale(direction, along * head), scale(across, -signOf(side) * aside * head)));
  const start = at(-0.07, -0.17);
  const middle = at(-0.035, 0);
  const end = at(0.03, 0.17);
  const cover = path([corner(start), middle, corner(end), at(0.22, 0.19), at(0.3, 0), at(0.2, -0.2)]);
  const slit = path([corner(start), middle, corner(end), at(0.065, 0.1), at(0.02, -0.05)]);
  const { colour } = garment.cloth;
  const patch =
    document.withoutSilhouette(() => piece(context, cover, garment.cloth, { edge: 0 })) +
    fill(slit, toHex(shadowOf(colour, 1.5)), 'fill-opacity=".55"') +
    stroke(path([start, middle, end], false), toHex(shadowOf(colour, 2)), 2.2, 'stroke-opacity=".8"');
  return group(patch, `clip-path="url(#${document.clipTo(...garment.shapeIds)})"`);
}
