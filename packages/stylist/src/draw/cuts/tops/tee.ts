import { toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { limbShade, torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { WAIST_HEM } from '#draw/figure/waistline.ts';
import { at } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, corner, mix } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { ribOf } from '#draw/tailoring/cloth-variants.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { TeeCut } from '#garments/cut.ts';
import { drawCollarFromBehind } from '../backs.ts';
import { endsAtWaist, type TopWorn } from '../dressed-item.ts';
import { armholeFolds } from './armhole-folds.ts';
import { blousedEase, blouseFolds, blouseStrip, blouseUnderside } from './blouse.ts';
import { drapes } from './drapes.ts';
import { elbowFolds } from './elbow-folds.ts';
import { breadthOf, type Hang, hangingEase } from './hanging-ease.ts';
import { drawBand } from './neckband.ts';
import { draftPanel, type PanelDraft } from './panel.ts';
import { drawCollarLeaves, drawCollarStand } from './shirt-collar.ts';
import { draftSleeve } from './sleeve.ts';
import type { TopParts } from './top-parts.ts';

const EASE = { close: 0.025, regular: 0.05, loose: 0.07 } as const;
/** How full a tucked one is over its waistband. */
const FULLNESS = { close: 0.35, regular: 0.8, loose: 1.15 } as const;
const NECK_DEPTH = { crew: 0.15, v: 0.42, scoop: 0.32 } as const;
/** Jersey hangs from the chest to a hem this much narrower: as wide it would be a board. */
const FALLS_TO = 0.84;
const HEM = 3.5;
const CROPPED_HEM = 2.98;
const POLO_DEPTH = 0.3;

/** Folds begin below the hem, which cuts them off. */
const BELOW_HEM = 0.2;

const CHEST_FOLDS = [
  [
    [2.27, 0.4],
    [2.44, 0.28],
  ],
  [
    [2.22, 0.4],
    [2.34, 0.26],
  ],
] as const;

function easeOf({ body }: DrawContext, { ease: fit = 'regular' }: TeeCut, worn: TopWorn): Profile {
  const ease = EASE[fit];
  const hang: Hang = {
    shoulders: 0.03,
    bust: ease,
    least: 0.03,
    hips: (bust) => Math.max(body.halfWidth(3.4) + ease * 0.6, bust * FALLS_TO),
    fall: 1.3,
  };
  if (worn === 'tucked') return blousedEase(body, hang, FULLNESS[fit]);
  if (worn !== 'joined') return hangingEase(body, hang);
  return hangingEase(body, { ...hang, kept: (v) => clamp(1 - (v - 2.2) / 0.75) * 0.8 + 0.1 });
}

function drawBody(context: DrawContext, cloth: Cloth, panel: PanelDraft, hem: number, worn: TopWorn): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { halfWidth, neckline } = panel;
  const wide = breadthOf(halfWidth);
  const folds = [
    ...armholeFolds(context, halfWidth, CHEST_FOLDS[0], CHEST_FOLDS[1], 0.035),
    ...(worn === 'tucked' ? [blouseUnderside(context, panel.hem), ...blouseFolds(context, halfWidth)] : []),
    ...(worn === 'over' ? drapes(context, halfWidth, hem) : []),
    ...(worn === 'joined'
      ? [
          brush(
            [
              on(hem + BELOW_HEM, -0.24 * wide),
              on(hem - 0.35 * wide, -0.34 * wide),
              on(hem - 0.6 * wide, -0.42 * wide),
            ],
            0.05 * head * wide,
            'out',
          ),
          brush(
            [
              on(hem + BELOW_HEM, 0.07 * wide),
              on(hem - 0.3 * wide, 0.2 * wide),
              on(hem - 0.5 * wide, 0.31 * wide),
            ],
            0.055 * head * wide,
            'out',
          ),
        ]
      : []),
  ];
  const hemSeam = path(lowered(panel.hem, -0.05 * head), false);
  const front = piece(context, panel.outline, cloth, {
    ...panel.print,
    ...rounded(body.torso(-1, 2.3), body.torso(1, 2.3)),
    shade: [torsoShade(body, halfWidth, 1.95, hem + 0.1, 0.58)],
    shadeOpacity: 0.24,
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.54),
    folds,
    foldOpacity: 0.2,
    seams: endsAtWaist(worn) ? [] : [hemSeam],
  });
  return front + drawBand(neckline, cloth, { width: 0.058 * head, darker: 0.035 });
}

function drawSleeve(context: DrawContext, cut: TeeCut, cloth: Cloth, panel: PanelDraft, side: Side): string {
  const isLong = cut.sleeve === 'long';
  const { head } = context;
  const sleeve = draftSleeve(context, side, {
    end: isLong ? 1.95 : 0.62,
    ease: (t) => (isLong ? 0.035 : 0.045 + t * (cut.ease === 'loose' ? 0.045 : 0.012)),
    shoulderExtension: 0.015,
    pitHalfWidth: panel.halfWidth(2.05),
  });
  const { limb, ease, inner, outer, outerEdge, innerEdge } = sleeve;
  const pitFold = brush(
    [limb.point(0.34, inner, ease(0.3)), limb.point(0.3, 0), limb.point(0.22, outer * 0.6)],
    0.035 * head,
    'out',
  );
  const hemOuter = at(outerEdge, outerEdge.length - 2);
  const hemInner = at(innerEdge, innerEdge.length - 2);
  return piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, 0, isLong ? 2 : 0.7, { u: 0.35 })],
    shadeOpacity: 0.2,
    folds: [sleeve.armhole, ...(isLong ? elbowFolds(context, sleeve) : [pitFold])],
    foldOpacity: 0.28,
    seams: [path([hemOuter, mix(hemOuter, hemInner, 0.5), hemInner], false)],
  });
}

function hemOf(cut: TeeCut, worn: TopWorn): number {
  if (cut.length === 'cropped') return CROPPED_HEM;
  return endsAtWaist(worn) ? WAIST_HEM : HEM;
}

/** Two buttons on a short stand. */
function drawPlacket({ body, head }: DrawContext, cloth: Cloth): string {
  const on = onTorso(body);
  const ink = inkOf(cloth.colour);
  const stand = path(
    [corner(on(1.58, -0.05)), corner(on(2.02, -0.05)), corner(on(2.02, 0.05)), corner(on(1.58, 0.05))],
    false,
  );
  const colour = toHex(tone(cloth.colour, cloth.colour.l > 0.6 ? -0.2 : 0.2));
  const button = (v: number) => dot(on(v, 0), 0.02 * head, colour, `stroke="${ink}" stroke-width=".8"`);
  return stroke(stand, ink, 1.3, 'stroke-opacity=".6"') + button(1.76) + button(1.92);
}

/** A T-shirt or long-sleeved jersey top. */
export function drawTee(context: DrawContext, cut: TeeCut, cloth: Cloth, worn: TopWorn): TopParts {
  const hem = hemOf(cut, worn);
  const isPolo = cut.collar === 'polo';
  const isTucked = worn === 'tucked' && cut.length !== 'cropped';
  const panel = draftPanel(context.body, {
    neckline: cut.neck === 'v' || isPolo ? 'v' : 'round',
    neckWidth: cut.neck === 'crew' ? 0.07 : 0.1,
    neckDepth: isPolo ? POLO_DEPTH : NECK_DEPTH[cut.neck],
    shoulderExtension: 0.015,
    ease: easeOf(context, cut, worn),
    hem,
    sag: 0.075,
    ...(isTucked ? { blouse: { fullness: FULLNESS[cut.ease ?? 'regular'], edge: 'puffed' as const } } : {}),
  });
  const body = () => drawBody(context, cloth, panel, hem, worn);
  const collar = ribOf(cloth, -0.02);
  const away = isAway(context.body);
  return {
    body: () => (isPolo && !away ? body() + drawPlacket(context, cloth) : body()),
    ...(isPolo
      ? {
          neck: (lies) =>
            away
              ? drawCollarFromBehind(context, collar, 0.16)
              : drawCollarLeaves(context, collar, POLO_DEPTH, lies),
          collarStand: () => (away ? '' : drawCollarStand(context, collar)),
        }
      : {}),
    ...(isTucked ? { overBand: blouseStrip(context, panel.hem) } : {}),
    sleeves: cut.sleeve,
    sleeve: (side) => drawSleeve(context, cut, cloth, panel, side),
    hem,
  };
}
