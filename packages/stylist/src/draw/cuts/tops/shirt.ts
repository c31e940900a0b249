import { toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { WAIST_HEM } from '#draw/figure/waistline.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { ShirtCut } from '#garments/cut.ts';
import { drawCollarFromBehind, drawYoke } from '../backs.ts';
import { endsAtWaist, type TopWorn } from '../dressed-item.ts';
import { armholeFolds } from './armhole-folds.ts';
import { blousedEase, blouseFolds, blouseStrip, blouseUnderside } from './blouse.ts';
import { drapes } from './drapes.ts';
import { bloused, breadthOf, hangingEase } from './hanging-ease.ts';
import { drawBandCollar, drawNeckBow } from './neck-bow.ts';
import { drawOpenShirtFronts } from './open-shirt.ts';
import { draftPanel, type PanelDraft } from './panel.ts';
import { drawCollarLeaves, drawCollarStand } from './shirt-collar.ts';
import { drawShirtSleeve } from './shirt-sleeve.ts';
import type { CollarLies, TopParts } from './top-parts.ts';
import { drawEmbroidery, drawFarPanel, slitEase, TUNIC_HEM, tunicFolds } from './tunic.ts';

const NECK_PIT = 1.375;
/** A shirt hangs from the chest to a hem this much narrower. */
const FALLS_TO = 0.91;
const HEM = 3.7;
/** A tunic's button placket ends at the chest. */
const TUNIC_PLACKET = 2.5;
const EASE = { regular: 0.06, loose: 0.1 } as const;
/** How full a tucked one is over its waistband. */
const FULLNESS = { regular: 1, loose: 1.3 } as const;
const BUTTON_SPACING = 0.27;
/** Studs are of jet, and fewer than buttons. */
const STUD = '#22202a';
const STUD_SPACING = 0.36;

function draft(
  { body }: DrawContext,
  cut: ShirtCut,
  hem: number,
  worn: TopWorn,
  fit: (ease: Profile) => Profile,
): PanelDraft {
  const ease = EASE[cut.ease ?? 'regular'];
  const fullness = FULLNESS[cut.ease ?? 'regular'];
  const hang = {
    shoulders: ease * 0.6,
    bust: ease,
    least: 0.03,
    hips: (bust: number) =>
      Math.max(bust * FALLS_TO, body.halfWidth(3.6) + (cut.length === 'tunic' ? 0.1 : 0.05)),
    fall: 1.4,
  };
  return draftPanel(body, {
    neckline: 'v',
    neckWidth: 0.055,
    neckDepth: cut.open,
    neckRise: 0.015,
    shoulderExtension: 0.03,
    ease:
      worn === 'tucked'
        ? blousedEase(body, hang, fullness)
        : fit(hangingEase(body, worn === 'joined' ? { ...hang, kept: bloused } : hang)),
    hem,
    sag: endsAtWaist(worn) ? 0.05 : 0.14,
    ...(worn === 'tucked' ? { blouse: { fullness, edge: 'puffed' as const } } : {}),
  });
}

function placket(context: DrawContext, cloth: Cloth, { open, bib }: ShirtCut, hem: number): string {
  const on = onTorso(context.body);
  const ink = inkOf(cloth.colour);
  const top = NECK_PIT + open;
  const edge = (from: number, x: number) =>
    stroke(
      path([on(from, x), on((top + hem) / 2, x), on(hem + 0.1, x)], false),
      ink,
      1.3,
      'stroke-opacity=".7"',
    );
  const colour = bib ? STUD : toHex(tone(cloth.colour, cloth.colour.l > 0.8 ? -0.22 : 0.2, 0.8));
  let buttons = '';
  for (let v = top + 0.07; v < hem - 0.05; v += bib ? STUD_SPACING : BUTTON_SPACING) {
    const rim = `stroke="${ink}" stroke-width=".8" stroke-opacity=".6"`;
    buttons += dot(on(v, 0), 0.019 * context.head, colour, rim);
  }
  return edge(top - 0.02, -0.045) + edge(top - 0.05, 0.045) + buttons;
}

/** The pleats of a bib from the placket outwards, and where they end; heads. */
const BIB_PLEATS = [0.09, 0.135, 0.18, 0.225, 0.27];
const BIB_END = 2.72;

/** The pleated front of a dress shirt. */
function pleatedBib(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const ink = inkOf(cloth.colour);
  const pleat = (x: number) =>
    stroke(path([on(1.5, x), on(2.1, x), on(BIB_END, x)], false), ink, 1, 'stroke-opacity=".34"');
  return BIB_PLEATS.flatMap((x) => [pleat(-x), pleat(x)]).join('');
}

function breastPocket(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const outline = [on(2.02, 0.16), on(2.02, 0.4), on(2.27, 0.39), on(2.33, 0.28), on(2.27, 0.17)];
  return stroke(path(outline.map(corner)), inkOf(cloth.colour), 1.2, 'stroke-opacity=".55"');
}

const CHEST_FOLDS = [
  [
    [2.22, 0.3],
    [2.28, 0.14],
  ],
  [
    [2.36, 0.34],
    [2.46, 0.14],
  ],
] as const;

/** Folds begin below the hem, which cuts them off: begun above it they would end there as bars. */
const BELOW_HEM = 0.26;

function hemFolds({ body, head }: DrawContext, halfWidth: Profile, hem: number): string[] {
  const on = onTorso(body);
  const wide = breadthOf(halfWidth);
  const fold = (xs: readonly [number, number, number], up: readonly [number, number], width: number) =>
    brush(
      [on(hem + BELOW_HEM, xs[0] * wide), on(hem - up[0], xs[1] * wide), on(hem - up[1], xs[2] * wide)],
      width * head * wide,
      'out',
    );
  return [
    fold([-0.22, -0.3, -0.4], [0.34, 0.62], 0.05),
    fold([0.1, 0.22, 0.4], [0.3, 0.56], 0.055),
    fold([-0.07, -0.13, -0.18], [0.2, 0.42], 0.03),
  ];
}

function lowerFolds(
  context: DrawContext,
  { length }: ShirtCut,
  halfWidth: Profile,
  hem: number,
  worn: TopWorn,
): string[] {
  if (length === 'tunic') return tunicFolds(context, halfWidth);
  if (worn === 'tucked') return blouseFolds(context, halfWidth);
  return worn === 'over' ? drapes(context, halfWidth, hem) : hemFolds(context, halfWidth, hem);
}

function drawFront(
  context: DrawContext,
  cut: ShirtCut,
  cloth: Cloth,
  panel: PanelDraft,
  hem: number,
  worn: TopWorn,
): string {
  const { body } = context;
  const { halfWidth } = panel;
  return piece(context, panel.outline, cloth, {
    ...panel.print,
    origin: body.torso(0, 1.4),
    ...rounded(body.torso(-1, 2.3), body.torso(1, 2.3)),
    shade: [torsoShade(body, halfWidth, 1.9, hem + 0.15, 0.6)],
    shadeOpacity: 0.23,
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.56),
    folds: [
      ...(worn === 'tucked' ? [blouseUnderside(context, panel.hem)] : []),
      ...armholeFolds(context, halfWidth, CHEST_FOLDS[0], CHEST_FOLDS[1], 0.04),
      ...lowerFolds(context, cut, halfWidth, hem, worn),
    ],
    foldOpacity: isSatin(cloth) ? 0.24 : 0.2,
    extra: isAway(body)
      ? drawYoke(context, cloth, hem)
      : cut.length === 'tunic'
        ? (isSatin(cloth) ? drawEmbroidery(context, cloth, NECK_PIT + cut.open, TUNIC_PLACKET) : '') +
          placket(context, cloth, cut, TUNIC_PLACKET)
        : (cut.bib ? pleatedBib(context, cloth) : isSatin(cloth) ? '' : breastPocket(context, cloth)) +
          placket(context, cloth, cut, hem),
  });
}

function drawCollar(context: DrawContext, cut: ShirtCut, cloth: Cloth, lies: CollarLies): string {
  if (isAway(context.body)) return drawCollarFromBehind(context, cloth);
  switch (cut.collar) {
    case 'bow':
      return drawNeckBow(context, cloth);
    case 'band':
      return drawBandCollar(context, cloth, cut.open);
    default:
      return drawCollarLeaves(context, cloth, cut.open, lies);
  }
}

/** Draws a buttoned shirt: tucked, hanging over, or worn open over another top. */
export function drawShirt(context: DrawContext, cut: ShirtCut, cloth: Cloth, worn: TopWorn): TopParts {
  const hem = cut.length === 'tunic' ? TUNIC_HEM : endsAtWaist(worn) ? WAIST_HEM : HEM;
  const isTunic = cut.length === 'tunic';
  const isTucked = worn === 'tucked' && !isTunic;
  const panel = draft(context, cut, hem, isTunic ? 'over' : worn, isTunic ? slitEase : (ease) => ease);
  const far = isTunic ? draft(context, cut, hem, 'over', (ease) => ease).outline : undefined;
  return {
    body: () =>
      worn === 'open' && !isAway(context.body)
        ? drawOpenShirtFronts(context, cloth, panel, hem)
        : (far ? drawFarPanel(context, cloth, far, panel.outline) : '') +
          drawFront(context, cut, cloth, panel, hem, worn),
    ...(isTucked ? { overBand: blouseStrip(context, panel.hem) } : {}),
    sleeves: cut.sleeve === 'rolled' || cut.sleeve === 'short' ? 'short' : 'long',
    sleeve: (side) => drawShirtSleeve(context, cut.sleeve, cloth, panel, side),
    neck: (lies) => drawCollar(context, cut, cloth, lies),
    collarStand: () => (isAway(context.body) ? '' : drawCollarStand(context, cloth)),
    hem,
  };
}
