import { darkOf } from '#colour/tones.ts';
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

const SHADE_PLANE = 0.14;

/**
 * Cloth over the end of a sleeve in a pocket, with the pocket's dark slit. It is clipped to the garment's own
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
  const cover = path([corner(start), middle, corner(end), at(0.11, 0.18), at(0.13, 0), at(0.09, -0.19)]);
  const slit = path([corner(start), middle, corner(end), at(0.065, 0.1), at(0.02, -0.05)]);
  const { cloth } = garment;
  const dark = darkOf(cloth.colour);
  // The side away from the light lies in the garment's shade plane.
  const shade = side === 'right' ? { shade: [cover], shadeOpacity: SHADE_PLANE } : {};
  const patch =
    document.withoutSilhouette(() => piece(context, cover, cloth, { edge: 0, ...shade })) +
    fill(slit, dark, 'fill-opacity=".5"') +
    stroke(path([start, middle, end], false), dark, 2.2, 'stroke-opacity=".7"');
  return group(patch, `clip-path="url(#${document.clipTo(...garment.shapeIds)})"`);
}
