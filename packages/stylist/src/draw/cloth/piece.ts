import { toHex } from '#colour/convert.ts';
import { darkOf, inkOf, paleOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import type { DrawContext } from '../context.ts';
import { boxOfPaths } from '../kit/box.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';
import { formGradient, sheenGradient } from './gradients.ts';
import { patternOf } from './pattern.ts';
import type { PieceOptions } from './piece-options.ts';

export type { PieceOptions } from './piece-options.ts';

/** The colour of a shadow one thing casts on another. */
export const CAST_COLOUR = '#1b1024';

function each(paths: readonly string[] | undefined, draw: (d: string) => string): string {
  return paths ? paths.map(draw).join('') : '';
}

/** A busy print swallows folds that are drawn as faintly as on plain cloth. */
const FOLDS_ON_PRINTS = 1.45;

function printOf(
  document: SvgDocument,
  cloth: Cloth,
  { angle = 0, origin = [0, 0], panels }: PieceOptions,
  cover: (paint: string | undefined) => string,
): string {
  if (!panels) return cover(patternOf(document, cloth, angle, origin));
  return panels
    .map((panel) => {
      const paint = patternOf(document, cloth, panel.angle, panel.origin, panel.squeeze);
      return paint ? fill(panel.d, `url(#${paint})`) : '';
    })
    .join('');
}

function modelling(context: DrawContext, shapeId: string, cloth: Cloth, options: PieceOptions): string {
  const { document } = context;
  const dark = darkOf(cloth.colour);
  const pale = paleOf(cloth.colour);
  const ink = inkOf(cloth.colour);
  const cover = (paint: string | undefined) =>
    paint ? `<use href="#${shapeId}" fill="url(#${paint})"/>` : '';
  const foldOpacity =
    (options.foldOpacity ?? 0.34) *
    (cloth.colour.l > 0.9 ? 0.62 : 1) *
    (isPrint(cloth.name) ? FOLDS_ON_PRINTS : 1);
  const stitchColour = cloth.colour.l < 0.5 ? pale : ink;
  return [
    printOf(document, cloth, options, cover),
    cover(options.form && formGradient(document, cloth, options.form)),
    cover(options.sheen && sheenGradient(document, cloth, options.sheen)),
    each(options.shade, (d) => fill(d, dark, `fill-opacity="${options.shadeOpacity ?? 0.24}"`)),
    each(options.light, (d) => fill(d, pale, `fill-opacity="${options.lightOpacity ?? 0.2}"`)),
    ...(options.casts ?? []).map((cast) =>
      fill(
        cast.d,
        CAST_COLOUR,
        `transform="translate(${cast.dx.toFixed(1)} ${cast.dy.toFixed(1)})" fill-opacity="${cast.opacity}" filter="url(#${document.blur(cast.blur, boxOfPaths([cast.d]))})"`,
      ),
    ),
    each(options.folds, (d) => fill(d, dark, `fill-opacity="${foldOpacity.toFixed(2)}"`)),
    each(options.highlights, (d) => fill(d, pale, 'fill-opacity=".34"')),
    each(options.seams, (d) => stroke(d, ink, options.seamWidth ?? 1.6, 'stroke-opacity=".75"')),
    each(options.stitches, (d) =>
      stroke(d, stitchColour, 1.15, 'stroke-opacity=".6" stroke-dasharray="5 3.4"'),
    ),
    options.extra ?? '',
  ].join('');
}

/**
 * One part of anything worn: its ink crescent, its flat colour, and its modelling clipped to it. Registers its
 * silhouette for the cast shadow, so draw only what is really worn.
 */
export function piece(context: DrawContext, d: string, cloth: Cloth, options: PieceOptions = {}): string {
  const { document } = context;
  const shapeId = document.shape(d);
  document.silhouettes.push(shapeId);
  const edge = options.edge ?? 1.7;
  const crescent =
    edge === 0
      ? ''
      : `<use href="#${shapeId}" fill="${inkOf(cloth.colour)}" transform="translate(${edge.toFixed(1)} ${(edge * 0.8).toFixed(1)})" fill-opacity=".8"/>`;
  const base = `<use href="#${shapeId}" fill="${toHex(cloth.colour)}"/>`;
  const detail = modelling(context, shapeId, cloth, options);
  return crescent + base + (detail && group(detail, `clip-path="url(#${document.clipTo(shapeId)})"`));
}
