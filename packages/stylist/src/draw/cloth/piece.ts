import { toHex } from '#colour/convert.ts';
import { gleamOf, inkOf, paleOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import type { DrawContext } from '../context.ts';
import { type Box, boxOfPaths, crop, grow } from '../kit/box.ts';
import { cropOutline } from '../kit/crop-outline.ts';
import { polygon } from '../kit/curve.ts';
import { outlinesOf } from '../kit/flatten.ts';
import { px } from '../kit/px.ts';
import { fill, group, stroke } from '../kit/svg-element.ts';
import { trimArea, trimDrawing, trimPath } from '../kit/trim-path.ts';
import { closenessOf, grainOf } from './closeness.ts';
import { deepToneOf } from './deep-tone.ts';
import { drawFolds } from './folds.ts';
import { DARK_PILE, entryGradient, formGradient, sheenGradient } from './gradients.ts';
import { patternOf } from './pattern.ts';
import type { PieceOptions } from './piece-options.ts';
import { softShadow } from './soft-shadow.ts';
import { drawStripes } from './stripes.ts';
import { tufted } from './tufted.ts';

export type { PieceOptions } from './piece-options.ts';

function each(paths: readonly string[] | undefined, draw: (d: string) => string): string {
  return paths ? paths.map(draw).join('') : '';
}

/**
 * The print of pieces that are sewn from panels, each at an angle of its own; no more than the piece shows is painted. A
 * panel hides the print of those below it: stripes that cross would read as a check.
 */
function panelPrints(
  context: DrawContext,
  shown: Box,
  cloth: Cloth,
  panels: NonNullable<PieceOptions['panels']>,
): string {
  return panels
    .map((panel, index) => {
      const paint = patternOf(context.document, cloth, panel.angle, panel.origin, panel.squeeze);
      const d = outlinesOf(panel.d).map((outline) => polygon(cropOutline(outline, shown)));
      const ground = index > 0 ? fill(d.join(''), toHex(cloth.colour)) : '';
      return paint ? ground + fill(d.join(''), `url(#${paint})`) : '';
    })
    .join('');
}

/** Print in rows or panels, which must be clipped, and what the outline itself limits: form, sheen and any other print. */
function covers(
  context: DrawContext,
  d: string,
  shapeId: string,
  cloth: Cloth,
  options: PieceOptions,
): { readonly prints: string; readonly paints: string } {
  const { document } = context;
  const { angle = 0, origin = [0, 0], panels, form, sheen } = options;
  const printed = { ...cloth, scale: (cloth.scale ?? 1) * grainOf(context, cloth) };
  const stripes = drawStripes(context, cloth, options);
  const prints = stripes ?? (panels ? panelPrints(context, boxOfPaths([d]), printed, panels) : '');
  const paints = [
    !panels && stripes === undefined && patternOf(document, printed, angle, origin),
    form && formGradient(document, cloth, form),
    sheen && sheenGradient(document, cloth, sheen),
  ].flatMap((paint) => (paint ? `<use href="#${shapeId}" fill="url(#${paint})"/>` : []));
  return { prints, paints: paints.join('') };
}

const clipped = ({ document }: DrawContext, shapeId: string, content: string) =>
  content && group(content, `clip-path="url(#${document.clipTo(shapeId)})"`);

/** Stitches grow by this power of the figure's growth: as much larger they would be tacking. */
const STITCHES_GROW = 0.25;
/** Velvet's pile takes the light along every edge: widths of the rims, heads, which lie over one another; and the opacity of each. */
const PILE_RIMS = [0.15, 0.06];
const PILE_LIGHT = 0.18;
/** On dark velvet it would be a frame round each piece. */
const DARK_PILE_LIGHT = 0.08;
/** On a small piece the widest rim is this share of it, or light would be all there is. */
const PILE_SHARE = 0.3;

function drawPileRims({ head }: DrawContext, d: string, { colour }: Cloth): string {
  const { left, right, top, bottom } = boxOfPaths([d]);
  const [widest = 0] = PILE_RIMS;
  const fit = Math.min(1, (PILE_SHARE * Math.min(right - left, bottom - top)) / (widest * head));
  return PILE_RIMS.map((width) =>
    stroke(
      d,
      paleOf(colour),
      width * fit * head,
      `stroke-opacity="${colour.l < DARK_PILE ? DARK_PILE_LIGHT : PILE_LIGHT}"`,
    ),
  ).join('');
}

/** A print hides the shade that a plain cloth would show. */
const SHADE_ON_PRINTS = 1.35;

/** Room for the widest line that is drawn along an edge, px. */
const LINE_PX = 12;

/** Shades, lights, folds and seams, drawn beyond the outline. */
function modelling(context: DrawContext, d: string, cloth: Cloth, options: PieceOptions): string {
  // A clipped group costs what its content spans.
  const shown = grow(crop(context.document.shown, boxOfPaths([d])), LINE_PX);
  const areas = (paths: readonly string[] = []) => paths.map((d) => trimArea(d, shown)).filter(Boolean);
  const lines = (paths: readonly string[] = []) => paths.map((d) => trimPath(d, shown)).filter(Boolean);
  const closeness = closenessOf(context);
  const sewn = closeness ** STITCHES_GROW;
  const dark = options.deepTone ?? deepToneOf(cloth);
  const pale = paleOf(cloth.colour);
  const shadePaint = options.shadeEntry
    ? `url(#${entryGradient(context.document, dark, options.shadeEntry)})`
    : dark;
  const ink = inkOf(cloth.colour);
  const onPrint = isPrint(cloth.name) ? SHADE_ON_PRINTS : 1;
  const stitchColour = cloth.colour.l < 0.5 ? pale : ink;
  return [
    cloth.name === 'velvet' ? drawPileRims(context, d, cloth) : '',
    each(areas(options.shade), (d) =>
      fill(d, shadePaint, `fill-opacity="${Number(((options.shadeOpacity ?? 0.24) * onPrint).toFixed(2))}"`),
    ),
    each(areas(options.light), (d) => fill(d, pale, `fill-opacity="${options.lightOpacity ?? 0.2}"`)),
    ...(options.casts ?? []).map((cast) => softShadow(cast, d)),
    drawFolds(context, cloth, lines(options.folds), options.foldOpacity, dark),
    each(areas(options.highlights), (d) =>
      fill(d, cloth.name === 'satin' ? gleamOf(cloth.colour) : pale, 'fill-opacity=".34"'),
    ),
    each(lines(options.seams), (d) =>
      stroke(d, ink, (options.seamWidth ?? 1.6) * closeness, 'stroke-opacity=".75"'),
    ),
    each(lines(options.stitches), (d) =>
      stroke(
        d,
        stitchColour,
        1.15 * sewn,
        `stroke-opacity=".6" stroke-dasharray="${px(5 * sewn)} ${px(3.4 * sewn)}"`,
      ),
    ),
    trimDrawing(options.extra ?? '', shown),
  ].join('');
}

/** A crisp crescent would outline every tuft of pile cloth. */
const PILE_EDGE = 0.5;

const inkedBy = (edge: number) =>
  `transform="translate(${edge.toFixed(1)} ${(edge * 0.8).toFixed(1)})" fill-opacity=".8"`;

/**
 * One part of anything worn: its ink crescent, its flat colour, and its modelling clipped to it. Registers its
 * silhouette for the cast shadow, so draw only what is really worn.
 */
export function piece(
  context: DrawContext,
  outline: string,
  cloth: Cloth,
  options: PieceOptions = {},
): string {
  const { document } = context;
  const isPile = cloth.name === 'fleece';
  const trimmed = trimPath(outline, grow(document.shown, LINE_PX));
  const d = isPile ? tufted(trimmed, context.head) : trimmed;
  const shapeId = document.shape(d);
  document.silhouettes.push(shapeId);
  const edge = (options.edge ?? 1.7) * (isPile ? PILE_EDGE : 1) * closenessOf(context);
  const crescent =
    edge === 0
      ? ''
      : options.inked
        ? fill(options.inked, inkOf(cloth.colour), inkedBy(edge))
        : `<use href="#${shapeId}" fill="${inkOf(cloth.colour)}" ${inkedBy(edge)}/>`;
  const base = `<use href="#${shapeId}" fill="${toHex(cloth.colour)}"/>`;
  const { prints, paints } = covers(context, d, shapeId, cloth, options);
  const detail = modelling(context, d, cloth, options);
  // One clipped group and no more: each costs a layer as large as the piece.
  const drawn = prints
    ? clipped(context, shapeId, prints + paints + detail)
    : paints + clipped(context, shapeId, detail);
  return crescent + base + drawn;
}
