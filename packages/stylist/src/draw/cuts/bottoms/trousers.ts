import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { otherSide } from '#draw/figure/side.ts';
import { path } from '#draw/kit/curve.ts';
import { add, angleDegrees, corner, mix } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { ribOf, toned, trouserSeamOf } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { drawBib } from './bib.ts';
import type { BottomParts } from './bottom-parts.ts';
import {
  drawFades,
  drawJeansFront,
  hemEdge,
  hemStitch,
  inseam,
  outseam,
  stackedCreases,
} from './jeans-details.ts';
import { drawCargoPocket, drawFrayedHem, drawHemFold, drawSideStripe } from './leg-details.ts';
import { legModelling, legShade, litPlanes } from './leg-modelling.ts';
import { drawChinoFront, drawTailoredFront } from './tailored-details.ts';
import { coversKnee, isSecondSkin } from './trouser-fit.ts';
import { draftLeg, type LegJob, WAIST_EASE } from './trouser-leg.ts';
import { drawTrouserSeat, type SeatPockets } from './trouser-seat.ts';
import type { BootShaft } from './tucked-hem.ts';
import {
  bandMiddle,
  drawBand,
  drawBuckle,
  drawDrawstring,
  drawJeansWaist,
  drawWaistButton,
  WAISTBAND_HEIGHT,
} from './waistband.ts';

/** Height of the waistband's upper edge: high-rise. */
export const RISE = 2.84;

/** Tailored shorts and culottes show the turning of their hem. */
const isShortLeg = ({ construction, fit }: TrousersCut) =>
  construction === 'tailored' && (!coversKnee(fit) || fit === 'culotte');

/** Height of a turn-up along the limb, and how far it stands off the leg, in half widths of the hem. */
const TURN_UP_HEIGHT = 0.13;
const TURN_UP_WIDTH = 1.08;

function drawTurnUp({ context, cloth, leg }: LegJob): string {
  const { head } = context;
  const { on, end } = leg;
  const top = [on(end - TURN_UP_HEIGHT, -1), on(end - TURN_UP_HEIGHT, 1)] as const;
  const foot = [on(end + 0.01, -TURN_UP_WIDTH), on(end + 0.01, TURN_UP_WIDTH)] as const;
  const sag = (pair: typeof top) => add(mix(pair[0], pair[1], 0.5), [0, 0.04 * head]);
  const outline = path([
    corner(top[0]),
    sag(top),
    corner(top[1]),
    corner(foot[1]),
    sag(foot),
    corner(foot[0]),
  ]);
  const underside = toned(cloth, cloth.name === 'denim' ? 0.1 : 0.03);
  return piece(context, outline, underside, {
    origin: top[0],
    ...rounded(top[0], top[1]),
    stitches: [path(lowered([top[0], sag(top), top[1]], 5), false)],
  });
}

/** A rib closes a leg that reaches the ankle. */
const RIB_FROM = 1.84;

function drawRibHem({ context, cloth, leg }: LegJob): string {
  const { head } = context;
  const { limb, on } = leg;
  const left = on(RIB_FROM, -1);
  const right = on(RIB_FROM, 1);
  const footLeft = limb.point(2.02, -1, 0.03 * head);
  const footRight = limb.point(2.02, 1, 0.03 * head);
  const outline = path([
    corner(left),
    add(mix(left, right, 0.5), [0, 5]),
    corner(right),
    corner(footRight),
    add(mix(footLeft, footRight, 0.5), [0, 5]),
    corner(footLeft),
  ]);
  return piece(context, outline, ribOf(cloth, -0.02), { origin: left, ...rounded(left, right) });
}

const LIT_OPACITY = 0.09;
/** Dark cloth is lit less: more would be a jean's fade. */
const DARK_CLOTH = 0.4;
const LIT_ON_DARK = 0.035;

/** The inseam of the leg in front, or both legs would melt into one. */
const drawParting = ({ cloth, leg }: LegJob): string =>
  stroke(path(leg.innerEdge, false), trouserSeamOf(cloth), 3, 'stroke-opacity=".75"');

/** The shadow a short leg throws on the thigh under its hem, which it stands off. */
function underHem({ context, cut, leg }: LegJob): string {
  if (coversKnee(cut.fit) || isSecondSkin(cut.fit)) return '';
  const { limb, end, outline } = leg;
  const thigh = limb.outline(end - 0.2, end + 0.5);
  return contactShadow(context.document, outline, { shift: [3, 11], blur: 4, opacity: 0.36, on: thigh });
}

function drawLeg(job: LegJob, place: 'behind' | 'front'): string {
  const { context, cut, cloth, leg } = job;
  const { limb, ease, end } = leg;
  const isJean = cut.construction === 'jean' || cut.construction === 'dungarees';
  const isStitched = isJean || cut.construction === 'cargo';
  const hasTurnedHem = isJean && !cut.frayed && !cut.cuff && coversKnee(cut.fit);
  const modelling = legModelling(job);
  let drawing = piece(context, leg.outline, cloth, {
    angle: angleDegrees(limb.at(0.2), limb.at(1.8)) - 90,
    origin: limb.at(0),
    ...rounded(limb.point(0.9, -1.3, ease(0.9)), limb.point(0.9, 1.3, ease(0.9))),
    shade: legShade(job, RISE),
    shadeOpacity: 0.2,
    // Denim has its fades there.
    light: cloth.name === 'denim' || isSecondSkin(cut.fit) ? [] : litPlanes(job),
    lightOpacity: cloth.colour.l < DARK_CLOTH ? LIT_ON_DARK : LIT_OPACITY,
    ...modelling,
    folds: [...modelling.folds, ...(hasTurnedHem ? stackedCreases(job) : [])],
    foldOpacity: 0.27,
    seams: [...(isStitched ? [outseam(job)] : []), ...(hasTurnedHem ? [inseam(job), hemEdge(job)] : [])],
    stitches: isStitched && !cut.frayed ? [hemStitch(job)] : [],
    extra:
      (place === 'front' ? drawParting(job) : '') +
      (isJean && cloth.name === 'denim' ? drawFades(job) : '') +
      (cut.sideStripe ? drawSideStripe(job) : ''),
  });
  if (cut.construction === 'cargo') drawing += drawCargoPocket(job);
  if (cut.frayed) drawing += drawFrayedHem(job);
  if (isShortLeg(cut)) drawing += drawHemFold(job);
  if (cut.cuff) drawing += drawTurnUp(job);
  if (cut.fit === 'jogger' && end > RIB_FROM) drawing += drawRibHem(job);
  return underHem(job) + drawing;
}

/** The front leg throws its shadow on the one behind it, when one is in front. */
function legShadow(context: DrawContext, side: Side, front: string, behind: string): string {
  const { legs } = context.body.pose;
  const isInFront = legs[otherSide(side)].depth === 'back' || legs[side].depth === 'front';
  if (!isInFront) return '';
  return contactShadow(context.document, front, { shift: [6, 4], blur: 6, opacity: 0.42, on: behind });
}

/** Pockets on the seat. */
const SEAT_POCKETS: Readonly<Record<TrousersCut['construction'], SeatPockets>> = {
  jean: 'patch',
  cargo: 'patch',
  dungarees: 'patch',
  tailored: 'welt',
  chino: 'welt',
  jogger: 'none',
  plain: 'none',
};

function drawLegs(
  context: DrawContext,
  cut: TrousersCut,
  cloth: Cloth,
  legOrder: readonly Side[],
  boots: BootShaft | undefined,
): string {
  let drawing = '';
  let behind: string | undefined;
  for (const side of legOrder) {
    const leg = draftLeg(context, cut, RISE, side, boots);
    const drawn = drawLeg({ context, cut, cloth, leg }, behind === undefined ? 'behind' : 'front');
    drawing += (behind === undefined ? '' : legShadow(context, side, leg.outline, behind)) + drawn;
    behind = leg.outline;
  }
  if (isAway(context.body))
    return drawing + drawTrouserSeat(context, cloth, RISE, SEAT_POCKETS[cut.construction]);
  switch (cut.construction) {
    case 'jean':
    case 'cargo':
    case 'dungarees':
      return drawing + drawJeansFront(context, cloth, RISE);
    case 'tailored':
      return drawing + drawTailoredFront(context, cloth, RISE);
    case 'chino':
      return drawing + drawChinoFront(context, cloth, RISE);
    case 'plain':
    case 'jogger':
      return drawing;
  }
}

const JEANS_WAIST: ReadonlySet<TrousersCut['construction']> = new Set(['jean', 'cargo']);

const BUTTONED_WAIST: ReadonlySet<TrousersCut['construction']> = new Set(['tailored', 'chino']);

function drawWaist(context: DrawContext, cut: TrousersCut, cloth: Cloth, belt: Cloth | undefined): string {
  const isJogger = cut.construction === 'jogger';
  const bandCloth = belt ?? (isJogger ? { ...cloth, name: 'rib' as const } : cloth);
  const shape = { rise: RISE, height: WAISTBAND_HEIGHT };
  const band = drawBand(context, bandCloth, {
    ...shape,
    upperEase: WAIST_EASE,
    lowerEase: WAIST_EASE + 0.004,
  });
  if (belt) return band + drawBuckle(context, bandMiddle(context, shape));
  if (isJogger) return band + drawDrawstring(context, RISE);
  if (JEANS_WAIST.has(cut.construction)) return band + drawJeansWaist(context, cloth, RISE);
  return BUTTONED_WAIST.has(cut.construction) ? band + drawWaistButton(context, cloth, shape) : band;
}

export interface TrouserFinish {
  /** Takes the waistband's place. */
  readonly belt?: Cloth | undefined;
  /** Boots that the legs are tucked into. */
  readonly boots?: BootShaft | undefined;
}

/** Trousers of any fit; `legOrder` is back to front. */
export function drawTrousers(
  context: DrawContext,
  trousers: TrousersCut,
  cloth: Cloth,
  legOrder: readonly Side[],
  { belt, boots }: TrouserFinish = {},
): BottomParts {
  // Nobody turns up what goes into a boot.
  const cut = boots ? { ...trousers, cuff: false, frayed: false } : trousers;
  const parts: BottomParts = {
    body: () => drawLegs(context, cut, cloth, legOrder, boots),
    band: () => drawWaist(context, cut, cloth, belt),
  };
  return cut.construction === 'dungarees' ? { ...parts, bib: () => drawBib(context, cloth) } : parts;
}
