import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { type Box, boxAround, crop, grow } from '../kit/box.ts';
import { polygon } from '../kit/curve.ts';
import type { Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, type SvgDocument } from '../kit/svg-document.ts';
import { group } from '../kit/svg-element.ts';
import type { ScenePainting } from './scene-painting.ts';

/** Lean of the shadow on the wall. */
const WALL_SLANT = 0.03;
const WALL_BLUR = 1.6;
const FLOOR_STRENGTH = 1.15;
/** Farther than this from the wall, px of figure height on the floor, no shadow reaches it. */
const MAX_FLOOR_REACH_PX = 1150;
/** Standard deviations beyond the surface that still shade it. */
const BLUR_REACH = 3;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The silhouettes laid once on a surface and clipped to it. */
interface Projection {
  readonly surface: Box;
  readonly matrix: Matrix;
  readonly opacity: number;
  readonly blurPx: number;
}

function projections({ horizonPx, shadow }: ScenePainting, footPx: number): Projection[] {
  const { slant, flatten, opacity, blur } = shadow;
  const onFloor: Projection = {
    surface: { left: 0, top: horizonPx, right: CANVAS_WIDTH_PX, bottom: CANVAS_HEIGHT_PX },
    matrix: [1, 0, -slant, flatten, slant * footPx, footPx * (1 - flatten)],
    opacity: opacity * FLOOR_STRENGTH,
    blurPx: blur,
  };
  const reach = (footPx - horizonPx) / flatten;
  if (shadow.where === 'outdoors' || reach >= MAX_FLOOR_REACH_PX) return [onFloor];
  // The two copies meet on the line between wall and floor: that is what puts the figure in the room.
  const shift = reach * (slant - WALL_SLANT) + WALL_SLANT * footPx;
  const onWall: Projection = {
    surface: { left: 0, top: 0, right: CANVAS_WIDTH_PX, bottom: horizonPx },
    matrix: [1, 0, -WALL_SLANT, 1, shift, horizonPx - footPx + reach],
    opacity,
    blurPx: blur * WALL_BLUR,
  };
  return [onFloor, onWall];
}

function project({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return boxAround(corners.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

function outline({ left, top, right, bottom }: Box): string {
  return polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

/**
 * The shadow of everything registered so far, on floor and wall. `footPx` is the y of the soles. Each blur is told
 * what it can reach: left to the shape's whole box, the two blurs cost more than the rest of the picture.
 */
export function castShadow(
  document: SvgDocument,
  painting: ScenePainting,
  footPx: number,
  colour: Oklch,
): string {
  const uses = [...new Set(document.silhouettes)].map((id) => `<use href="#${id}"/>`).join('');
  const figure = document.add('sh', (id) => `<g id="${id}">${uses}</g>`);
  const figureBox = document.figureBox();
  return projections(painting, footPx)
    .map(({ surface, matrix, opacity, blurPx }) => {
      const seen = crop(project(figureBox, matrix), grow(surface, blurPx * BLUR_REACH));
      const [a, b, c, d, e, f] = matrix;
      const copy = `<use href="#${figure}" transform="matrix(${a} ${b} ${c} ${d} ${px(e)} ${px(f)})"/>`;
      const paint = `opacity="${Number(opacity.toFixed(2))}" filter="url(#${document.blur(blurPx, seen)})" fill="${toHex(colour)}"`;
      return group(group(copy, paint), `clip-path="url(#${document.clip(outline(surface))})"`);
    })
    .join('');
}
