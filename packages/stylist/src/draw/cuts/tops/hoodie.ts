import { oklch, toHex } from '#colour/convert.ts';
import { darkOf, inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { limbShade, torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { ribOf } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { HoodieCut } from '#garments/cut.ts';
import { drawHoodFromBehind } from '../backs.ts';
import { drawFunnelCollar, FUNNEL_THICKNESS } from '../funnel-collar.ts';
import { armholeFolds } from './armhole-folds.ts';
import { elbowFolds } from './elbow-folds.ts';
import { hangingEase } from './hanging-ease.ts';
import { drawHemBand, drawRibCuff, PUFFS_OVER } from './hem-band.ts';
import { drawHoodBack, drawHoodFront } from './hood.ts';
import { CHEST_FOLDS } from './knit.ts';
import { draftPanel, type PanelDraft } from './panel.ts';
import { draftSleeve, type SleeveDraft } from './sleeve.ts';
import type { TopParts } from './top-parts.ts';

const EASE = 0.105;
const BAND_HEIGHT = 0.17;
const CROPPED_HEM = 3.05;
const ZIP_HEM = 3.3;
const PULLOVER_HEM = 3.45;
const HALF_ZIP = 2.12;
/** Side stripes are off-white unless the cloth brings its own second colour. */
const STRIPE = oklch(0.96, 0.01, 90);

function hemOf(cut: HoodieCut): number {
  if (cut.length === 'cropped') return CROPPED_HEM;
  return cut.front === 'pullover' ? PULLOVER_HEM : ZIP_HEM;
}

function draft({ body }: DrawContext, hem: number): PanelDraft {
  return draftPanel(body, {
    neckline: 'round',
    neckWidth: 0.09,
    neckDepth: 0.17,
    shoulderExtension: 0.06,
    shoulderLift: 0.005,
    ease: hangingEase(body, {
      shoulders: EASE * 0.8,
      bust: EASE,
      least: 0.06,
      hips: (bust) => Math.max(bust * 0.99, body.halfWidth(3.3) + 0.06),
      fall: 1.2,
    }),
    hem: hem - PUFFS_OVER,
    puffs: true,
    sag: 0.06,
  });
}

function kangarooPocket(context: DrawContext, cloth: Cloth, band: number): string {
  const on = onTorso(context.body);
  const outline = path([
    corner(on(2.78, -0.17)),
    corner(on(2.78, 0.17)),
    corner(on(3.05, 0.36)),
    corner(on(band + 0.02, 0.36)),
    on(band + 0.07, 0),
    corner(on(band + 0.02, -0.36)),
    corner(on(3.05, -0.36)),
  ]);
  const opening = (k: -1 | 1) =>
    fill(
      path([on(2.78, k * 0.17), on(3.05, k * 0.36), on(3.06, k * 0.31), on(2.8, k * 0.13)]),
      darkOf(cloth.colour),
      'fill-opacity=".35"',
    );
  return stroke(outline, inkOf(cloth.colour), 1.8, 'stroke-opacity=".7"') + opening(1) + opening(-1);
}

function frontZip(context: DrawContext, cloth: Cloth, hem: number): string {
  const on = onTorso(context.body);
  return drawZip(path([on(1.5, 0), on(2.4, 0), on(hem + 0.1, 0)], false), cloth.colour);
}

function drawBody(
  context: DrawContext,
  cut: HoodieCut,
  cloth: Cloth,
  panel: PanelDraft,
  hem: number,
): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { halfWidth } = panel;
  const band = hem - BAND_HEIGHT;
  const hasPocket = cut.length === 'regular' && cut.front === 'pullover';
  const front = piece(context, panel.outline, cloth, {
    ...panel.print,
    ...rounded(on(2.5, -0.8), on(2.5, 0.8)),
    shade: [torsoShade(body, halfWidth, 1.9, hem + 0.1, 0.6, 0.07)],
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.6),
    shadeOpacity: 0.2,
    folds: [
      ...armholeFolds(context, halfWidth, CHEST_FOLDS[0], CHEST_FOLDS[1], 0.05),
      brush([on(band, -0.42), on(band - 0.2, -0.4), on(band - 0.36, -0.44)], 0.055 * head, 'out'),
      brush([on(band, 0.38), on(band - 0.24, 0.4), on(band - 0.42, 0.46)], 0.06 * head, 'out'),
    ],
    foldOpacity: 0.22,
    extra: isAway(body)
      ? ''
      : (hasPocket ? kangarooPocket(context, cloth, band) : '') +
        (cut.front === 'pullover' ? '' : frontZip(context, cloth, cut.front === 'zip' ? hem : HALF_ZIP)),
  });
  return front + drawHemBand(context, ribOf(cloth), { hem, halfWidth, overhang: -0.04, drawIn: 0.08 });
}

function sideStripes(context: DrawContext, cloth: Cloth, { limb, outer }: SleeveDraft): string {
  const { head } = context;
  const colour = toHex(cloth.second ?? STRIPE);
  const wide = path(
    [
      limb.point(0, outer * 0.65, 0.05 * head),
      ...[0.5, 1, 1.5].map((t) => limb.point(t, outer * 0.72, 0.05 * head)),
      limb.point(1.9, outer * 0.7, 0.05 * head),
    ],
    false,
  );
  const narrow = path(
    [
      limb.point(0.02, outer * 0.25, 0.04 * head),
      ...[0.5, 1, 1.5].map((t) => limb.point(t, outer * 0.3, 0.05 * head)),
      limb.point(1.9, outer * 0.28, 0.05 * head),
    ],
    false,
  );
  return stroke(wide, colour, 0.05 * head) + stroke(narrow, colour, 0.02 * head);
}

function drawSleeve(
  context: DrawContext,
  cut: HoodieCut,
  cloth: Cloth,
  panel: PanelDraft,
  side: Side,
): string {
  const sleeve = draftSleeve(context, side, {
    end: 1.86,
    ease: (t) => 0.07 + (t > 1.2 ? 0.015 : 0),
    shoulderExtension: 0.06,
    shoulderLift: 0.005,
    pitHalfWidth: panel.halfWidth(2.05),
  });
  const { limb, ease } = sleeve;
  const dark = darkOf(cloth.colour);
  const shade = fill(limbShade(limb, ease, -0.1, 2, { u: 0.34 }), dark, 'fill-opacity=".2"');
  const folds = elbowFolds(context, sleeve, 1.35, 5).map((d) => fill(d, dark, 'fill-opacity=".26"'));
  const seam = fill(sleeve.armhole, dark, 'fill-opacity=".26"');
  // Stripes are printed on the cloth, so shade and folds are laid over them.
  const stripes = cut.sideStripe ? sideStripes(context, cloth, sleeve) : '';
  const arm = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    extra: stripes + shade + folds.join('') + seam,
  });
  const cuff = { from: 1.84, to: 2.04, fromEase: 0.07, toEase: 0.03 };
  return arm + drawRibCuff(context, ribOf(cloth), sleeve, cuff);
}

/** A hoodie, sweatshirt or track top. */
export function drawHoodie(context: DrawContext, cut: HoodieCut, cloth: Cloth): TopParts {
  const hem = hemOf(cut);
  const panel = draft(context, hem);
  const parts: TopParts = {
    body: () => drawBody(context, cut, cloth, panel, hem),
    sleeves: 'long',
    sleeve: (side) => drawSleeve(context, cut, cloth, panel, side),
    ...(cut.hood ? {} : { neckThickness: FUNNEL_THICKNESS }),
    neck: () =>
      cut.hood
        ? isAway(context.body)
          ? drawHoodFromBehind(context, cloth)
          : drawHoodFront(context, cloth)
        : drawFunnelCollar(context, cloth, cut.front === 'pullover' ? 'buttons' : 'zip'),
    hem,
  };
  return cut.hood && !isAway(context.body)
    ? { ...parts, hoodBack: () => drawHoodBack(context, cloth) }
    : parts;
}
