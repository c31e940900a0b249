import { piece } from '#draw/cloth/piece.ts';
import { CAST_COLOUR } from '#draw/cloth/soft-shadow.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { SIDES } from '#draw/figure/side.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import { rounded, satinBands } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtCut } from '#garments/cut.ts';
import { drawApronEdge } from './apron.ts';
import type { BottomParts } from './bottom-parts.ts';
import { column } from './column.ts';
import { cones } from './cones.ts';
import { gathers } from './gathers.ts';
import { lapPlanes } from './lap-planes.ts';
import { pleats } from './pleats.ts';
import { draftSkirt, type SkirtDraft } from './skirt-draft.ts';
import { drawButtonStand, drawSlit } from './skirt-front.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { stiffSkirt } from './stiff-skirt.ts';
import { trumpet } from './trumpet.ts';
import { drawTulle } from './tulle.ts';
import { bandMiddle, drawBand, drawBuckle } from './waistband.ts';

const RISE = 2.86;
const BAND_HEIGHT = 0.12;
/** A hem lower than this shades the floor, not the legs. */
const SHADES_LEGS_TO = 8;
/** How strongly a skirt of satin shines: as the jacket it is cut to match. */
const SKIRT_SHEEN = 1.05;
/** Where a hem's shadow falls, in heads. */
const HEM_SHADOW = [0.05, 0.06] as const;

function modellingOf(
  context: DrawContext,
  cloth: Cloth,
  skirt: SkirtDraft,
  front: SkirtCut['front'],
): SkirtModelling {
  switch (skirt.drape) {
    case 'pleats':
      return pleats(cloth, skirt, front === 'apron' ? 'apron' : 'pleated');
    case 'column':
      return column(context, cloth, skirt);
    case 'trumpet':
      return trumpet(context, cloth, skirt);
    case 'stiff':
      return stiffSkirt(context, cloth, skirt);
    case 'gathers':
    case 'tulle':
      return gathers(context, cloth, skirt);
    case 'cones':
      return cones(context, cloth, skirt);
  }
}

/** The crisp shadow of a hem on the legs under it. */
function shadowOnLegs({ document, body, head }: DrawContext, { hem, hemAt }: SkirtDraft): string {
  if (hem > SHADES_LEGS_TO) return '';
  const strip = path([
    ...[-1, -0.5, 0, 0.5, 1].map((u) => hemAt(u, -0.12)),
    ...[1, 0.5, 0, -0.5, -1].map((u) => hemAt(u, 0.05 + 0.03 * u)),
  ]);
  const legs = SIDES.map((side) => document.shape(body.legs[side].outline(0.3, 2, 0)));
  const [dx, dy] = HEM_SHADOW;
  return group(
    fill(strip, CAST_COLOUR, `fill-opacity=".2" transform="translate(${px(dx * head)} ${px(dy * head)})"`),
    `clip-path="url(#${document.clipTo(...legs)})"`,
  );
}

/** Draws a skirt without its waistband: alone, or as the lower part of a dress. */
export function drawSkirtBody(
  context: DrawContext,
  cloth: Cloth,
  skirt: SkirtDraft,
  front?: SkirtCut['front'],
): string {
  if (skirt.drape === 'tulle') return drawTulle(context, cloth, skirt);
  const { body } = context;
  const { at, heights, rise, shape } = skirt;
  const [, ...below] = heights;
  const {
    hem: hemNodes,
    underside = '',
    tucks = '',
    extra = '',
    ...modelling
  } = modellingOf(context, cloth, skirt, front);
  const outline = path([
    corner(at(rise, -1)),
    ...below.map((v) => at(v, -1)),
    ...hemNodes,
    ...below.map((v) => at(v, 1)).reverse(),
    corner(at(rise, 1)),
    body.torso(0, rise + 0.05),
  ]);
  const light = isSatin(cloth)
    ? satinBands(at(4.6, -1.02), at(5.2, 1.02), shape === 'gown' ? 0.6 : SKIRT_SHEEN)
    : rounded(at(4.2, -1), at(4.2, 1));
  return (
    shadowOnLegs(context, skirt) +
    underside +
    piece(context, outline, cloth, {
      origin: body.torso(0, rise),
      ...light,
      shadeOpacity: 0.19,
      foldOpacity: 0.26,
      ...modelling,
      extra:
        extra +
        (body.isSeated ? lapPlanes(context, cloth, skirt) : '') +
        (front === 'buttons' ? drawButtonStand(context, cloth, skirt) : ''),
    }) +
    tucks +
    (front === 'slit' ? drawSlit(context, cloth, skirt) : '') +
    (front === 'apron' ? drawApronEdge(context, cloth, skirt) : '')
  );
}

/** Draws a skirt with its waistband, or with a belt in its place. */
export function drawSkirt(context: DrawContext, cut: SkirtCut, cloth: Cloth, belt?: Cloth): BottomParts {
  return {
    hem: cut.hem,
    body: () =>
      drawSkirtBody(
        context,
        cloth,
        draftSkirt(context, cut.shape, RISE, cut.hem, cloth.name),
        isAway(context.body) ? undefined : cut.front,
      ),
    band: () => {
      const band = { rise: RISE, height: BAND_HEIGHT, upperEase: 0.014, lowerEase: 0.018 };
      const drawn = drawBand(context, belt ?? cloth, band);
      return belt ? drawn + drawBuckle(context, bandMiddle(context, band)) : drawn;
    },
  };
}
