import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf } from '#colour/tones.ts';
import type { ScenePalette } from '#outfit.ts';
import type { Box } from '../kit/box.ts';
import type { Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { softSilhouette } from '../kit/soft-silhouette.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, type SvgDocument } from '../kit/svg-document.ts';
import { stroke } from '../kit/svg-element.ts';
import type { ScenePainting } from './scene-painting.ts';

/** Lean of the shadow on the wall. */
const WALL_SLANT = 0.03;
const WALL_BLUR = 1.6;
const FLOOR_STRENGTH = 1.15;
/** Farther than this from the wall, px of figure height on the floor, no shadow reaches it. */
const MAX_FLOOR_REACH_PX = 1150;

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

/** How dark a figure shows in wet ground, how much shorter, and the calm water that breaks it, px apart. */
const WET = { opacity: 0.34, shorter: 0.42, blur: 3, ripplePx: 34 } as const;

/** The figure upside down in wet ground, broken by ripples. */
export function wetReflection(
  document: SvgDocument,
  { horizonPx }: ScenePainting,
  footPx: number,
  { shade, floor }: ScenePalette,
): string {
  const { shorter, opacity, blur, ripplePx } = WET;
  const surface: Box = {
    left: 0,
    top: Math.max(horizonPx, footPx - 10),
    right: CANVAS_WIDTH_PX,
    bottom: CANVAS_HEIGHT_PX,
  };
  const flipped: Matrix = [1, 0, 0, -shorter, 0, footPx * (1 + shorter)];
  const paint = softly(document, { surface, matrix: flipped, opacity, blurPx: blur }, shade);
  const { left, right } = document.figureBox();
  let ripples = '';
  for (let y = footPx + ripplePx / 2; y < CANVAS_HEIGHT_PX; y += ripplePx) {
    const reach = (right - left) * 0.5;
    ripples += `M${px(left - reach * 0.2)} ${px(y)}q${px(reach)} ${px(-ripplePx / 4)} ${px(reach * 2.4)} 0`;
  }
  const light = stroke(ripples, toHex(lightOf(floor, 1.2)), 3, 'stroke-opacity=".35"');
  return paint + light;
}

/** The shadow of everything registered so far, on floor and wall. `footPx` is the y of the soles. */
export function castShadow(
  document: SvgDocument,
  painting: ScenePainting,
  footPx: number,
  colour: Oklch,
): string {
  return projections(painting, footPx)
    .map((projection) => softly(document, projection, colour))
    .join('');
}

function softly(document: SvgDocument, { surface, matrix, opacity, blurPx }: Projection, colour: Oklch) {
  const [a, b, c, d, e, f] = matrix;
  const project = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const shapes = document.figureOutlines().map((outlines) => outlines.map((outline) => outline.map(project)));
  return softSilhouette(shapes, { deviation: blurPx, shown: surface, colour: toHex(colour), opacity });
}
