import { toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { limbShade, torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { WAIST_HEM } from '#draw/figure/waistline.ts';
import { path } from '#draw/kit/curve.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { ribOf } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { KnitCut } from '#garments/cut.ts';
import { isKnittedVest } from '#garments/silhouette.ts';
import { endsAtWaist, type TopWorn } from '../dressed-item.ts';
import { armholeFolds } from './armhole-folds.ts';
import { blousedEase, blouseStrip, blouseUnderside } from './blouse.ts';
import { drapes } from './drapes.ts';
import { elbowFolds } from './elbow-folds.ts';
import { bloused, hangingEase } from './hanging-ease.ts';
import { drawHemBand, drawRibCuff, PUFFS_OVER } from './hem-band.ts';
import { drawBand } from './neckband.ts';
import { draftPanel, type PanelDraft } from './panel.ts';
import { drawRollNeck, ROLL_THICKNESS } from './roll-neck.ts';
import { draftSleeve } from './sleeve.ts';
import type { TopParts } from './top-parts.ts';

const GAUGE = {
  fine: { ease: 0.065, shoulder: 0.03, sleeve: 0.05, cuff: 0.03 },
  chunky: { ease: 0.12, shoulder: 0.07, sleeve: 0.075, cuff: 0.045 },
} as const;
/** How full a tucked one is over its waistband. */
const FULLNESS = 0.75;
const CROPPED_HEM = 3.08;
const HEM = 3.5;
const RIB_DARKER = -0.025;
const SHORT_END = 0.6;
/** A vest ends inside the shoulder. */
const VEST_SHOULDER = -0.01;
const VEST_LIFT = 0.04;

function hemOf(cut: KnitCut, worn: TopWorn): number {
  if (cut.length === 'cropped') return CROPPED_HEM;
  return endsAtWaist(worn) ? WAIST_HEM : HEM;
}

const isTucked = ({ length }: KnitCut, worn: TopWorn) => worn === 'tucked' && length !== 'cropped';

function draft({ body }: DrawContext, cut: KnitCut, hem: number, worn: TopWorn): PanelDraft {
  const { ease, shoulder } = GAUGE[cut.gauge];
  const isRoll = cut.neck === 'roll';
  const hang = {
    shoulders: ease * 0.8,
    bust: ease,
    least: ease * 0.6,
    hips: (bust: number) => Math.max(bust * 0.98, body.halfWidth(3.3) + ease * 0.6),
    fall: 1.2,
  };
  return draftPanel(body, {
    neckline: cut.neck === 'v' ? 'v' : 'round',
    neckWidth: isRoll ? 0.05 : 0.075,
    neckDepth: cut.neck === 'v' ? 0.5 : 0.15,
    neckRise: isRoll ? 0.02 : 0,
    shoulderExtension: isKnittedVest(cut) ? VEST_SHOULDER : shoulder,
    shoulderLift: isKnittedVest(cut) ? VEST_LIFT : 0.01,
    ease:
      worn === 'tucked'
        ? blousedEase(body, hang, FULLNESS)
        : hangingEase(body, worn === 'joined' ? { ...hang, kept: bloused } : hang),
    ...(isTucked(cut, worn) ? { blouse: { fullness: FULLNESS, edge: 'smooth' as const } } : {}),
    hem: endsAtWaist(worn) ? hem : hem - PUFFS_OVER,
    puffs: true,
    sag: 0.06,
  });
}

/** Where a soft top folds from the chest to the arm, on each side of the torso. */
export const CHEST_FOLDS = [
  [
    [2.25, 0.34],
    [2.34, 0.2],
  ],
  [
    [2.28, 0.32],
    [2.4, 0.16],
  ],
] as const;

function drawBody(
  context: DrawContext,
  cut: KnitCut,
  cloth: Cloth,
  panel: PanelDraft,
  hem: number,
  worn: TopWorn,
): string {
  const { body } = context;
  const { halfWidth } = panel;
  const front = piece(context, panel.outline, cloth, {
    ...panel.print,
    origin: body.torso(0, 1.4),
    ...rounded(body.torso(-1.1, 2.5), body.torso(1.1, 2.5)),
    shade: [torsoShade(body, halfWidth, 1.9, hem + 0.1, 0.6, 0.07)],
    shadeOpacity: 0.24,
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.56),
    folds: [
      ...(isTucked(cut, worn) ? [blouseUnderside(context, panel.hem)] : []),
      ...armholeFolds(context, halfWidth, CHEST_FOLDS[0], CHEST_FOLDS[1], 0.05),
      ...(worn === 'over' ? drapes(context, halfWidth, hem) : []),
    ],
    foldOpacity: 0.17,
    extra: isKnittedVest(cut) ? drawArmholes(context, cloth, panel) : '',
  });
  if (endsAtWaist(worn)) return front;
  return (
    front + drawHemBand(context, ribOf(cloth, RIB_DARKER), { hem, halfWidth, overhang: -0.04, drawIn: 0.07 })
  );
}

function drawNeckband({ head }: DrawContext, cloth: Cloth, panel: PanelDraft): string {
  return drawBand(panel.neckline, cloth, { width: 0.075 * head, darker: 0.045 });
}

function drawSleeve(context: DrawContext, cut: KnitCut, cloth: Cloth, panel: PanelDraft, side: Side): string {
  const gauge = GAUGE[cut.gauge];
  const isShort = cut.sleeve === 'short';
  const sleeve = draftSleeve(context, side, {
    end: isShort ? SHORT_END : 1.84,
    ease: (t) => gauge.sleeve + (t > 1.2 ? 0.02 : 0),
    shoulderExtension: gauge.shoulder,
    pitHalfWidth: panel.halfWidth(2.05),
  });
  const { limb, ease } = sleeve;
  const arm = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, -0.1, isShort ? SHORT_END + 0.1 : 2, { u: 0.34 })],
    shadeOpacity: 0.2,
    folds: [sleeve.armhole, ...(isShort ? [] : elbowFolds(context, sleeve, 1.35, 5))],
    foldOpacity: 0.26,
  });
  const cuff = isShort
    ? { from: SHORT_END - 0.05, to: SHORT_END + 0.07, fromEase: gauge.sleeve, toEase: gauge.sleeve - 0.012 }
    : { from: 1.82, to: 2.03, fromEase: 0.058, toEase: 0.035 };
  return arm + drawRibCuff(context, ribOf(cloth, RIB_DARKER), sleeve, cuff);
}

/** How wide the rib round a vest's armholes is. */
const ARMHOLE_RIB = 0.05;

/** Draws the rib round a vest's armholes, both halves of it: only the inner one lies on the vest. */
function drawArmholes({ head }: DrawContext, cloth: Cloth, { armholes }: PanelDraft): string {
  const rib = toHex(tone(cloth.colour, -0.05));
  return armholes
    .map((edge) => {
      const line = path(edge, false);
      return (
        stroke(line, inkOf(cloth.colour), ARMHOLE_RIB * 2.2 * head, 'stroke-opacity=".35"') +
        stroke(line, rib, ARMHOLE_RIB * 2 * head)
      );
    })
    .join('');
}

/** A jumper: fine or chunky, crew, V or roll neck; without sleeves a vest. */
export function drawKnit(context: DrawContext, cut: KnitCut, yarn: Cloth, worn: TopWorn): TopParts {
  const cloth: Cloth = cut.gauge === 'fine' ? { ...yarn, gauge: 'fine' } : yarn;
  const hem = hemOf(cut, worn);
  const panel = draft(context, cut, hem, worn);
  return {
    body: () => drawBody(context, cut, cloth, panel, hem, worn),
    ...(isTucked(cut, worn) ? { overBand: blouseStrip(context, panel.hem) } : {}),
    sleeves: cut.sleeve ?? 'long',
    ...(isKnittedVest(cut) ? {} : { sleeve: (side: Side) => drawSleeve(context, cut, cloth, panel, side) }),
    ...(cut.neck === 'roll' ? { neckThickness: ROLL_THICKNESS } : {}),
    neck: () => (cut.neck === 'roll' ? drawRollNeck(context, cloth) : drawNeckband(context, cloth, panel)),
    hem,
  };
}
