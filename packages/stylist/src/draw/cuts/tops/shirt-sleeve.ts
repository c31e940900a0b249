import { piece } from '#draw/cloth/piece.ts';
import { limbShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp } from '#draw/kit/point.ts';
import { rounded } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { ShirtCut } from '#garments/cut.ts';
import { elbowFolds } from './elbow-folds.ts';
import { cuffOutline } from './hem-band.ts';
import type { PanelDraft } from './panel.ts';
import { draftSleeve, type SleeveDraft } from './sleeve.ts';

const SLEEVE = {
  short: { end: 0.64, cuff: { from: 0.58, to: 0.7, fromEase: 0.085, toEase: 0.09 } },
  rolled: { end: 1.18, cuff: { from: 1.12, to: 1.32, fromEase: 0.06, toEase: 0.058 } },
  long: { end: 1.86, cuff: { from: 1.84, to: 2.04, fromEase: 0.06, toEase: 0.036 } },
  balloon: { end: 1.86, cuff: { from: 1.86, to: 2.03, fromEase: 0.045, toEase: 0.032 } },
} as const;

/** Full from the elbow, gathered into the cuff. */
const balloonEase = (t: number) => 0.055 + 0.13 * Math.sin(Math.PI * clamp((t - 0.25) / 1.75)) ** 1.4;

/** A short sleeve stands off the arm. */
const shortEase = (t: number) => 0.052 + 0.045 * clamp(t / 0.74);

function gathers(context: DrawContext, sleeve: SleeveDraft): string[] {
  const { limb, ease, inner } = sleeve;
  const { head } = context;
  const places = [-0.7, -0.35, 0, 0.35, 0.7];
  return [
    ...places.map((u, i) =>
      brush(
        [limb.point(1.87, u * 0.8, ease(1.87)), limb.point(1.6 - (i % 2) * 0.14, u, ease(1.6))],
        0.045 * head,
        'out',
        i,
      ),
    ),
    brush(
      [
        limb.point(1.02, inner, ease(1)),
        limb.point(1.08, inner * 0.2, ease(1)),
        limb.point(1.16, inner * -0.3),
      ],
      0.05 * head,
      'out',
    ),
    brush(
      [limb.point(0.34, inner, ease(0.3)), limb.point(0.3, 0), limb.point(0.2, inner * -0.5)],
      0.035 * head,
      'out',
    ),
  ];
}

/** A shirt sleeve with its cuff, at the wrist or rolled to the elbow. */
export function drawShirtSleeve(
  context: DrawContext,
  kind: ShirtCut['sleeve'],
  cloth: Cloth,
  panel: PanelDraft,
  side: Side,
): string {
  const { end, cuff } = SLEEVE[kind];
  const sleeve = draftSleeve(context, side, {
    end,
    ease:
      kind === 'balloon' ? balloonEase : kind === 'short' ? shortEase : (t) => 0.052 + (t > 1.3 ? 0.02 : 0),
    shoulderExtension: 0.03,
    pitHalfWidth: panel.halfWidth(2.05),
  });
  const { limb, ease } = sleeve;
  const cuffEase = (kind === 'short' ? 0.085 : 0.06) * context.head;
  const arm = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, -0.1, end + 0.1, { u: 0.34 })],
    shadeOpacity: 0.2,
    folds: [
      sleeve.armhole,
      ...(kind === 'balloon' ? gathers(context, sleeve) : elbowFolds(context, sleeve, 1.15, 9)),
    ],
    foldOpacity: 0.26,
  });
  const cuffSeam = path(
    [
      limb.point(cuff.from + 0.04, -1, cuffEase),
      limb.point(cuff.from + 0.06, 0),
      limb.point(cuff.from + 0.04, 1, cuffEase),
    ],
    false,
  );
  const band = piece(context, cuffOutline(context, side, cuff), cloth, {
    angle: sleeve.lowerAngle,
    origin: limb.at(2),
    edge: 1.6,
    ...rounded(limb.point(1.95, -1.3), limb.point(1.95, 1.3)),
    seams: [cuffSeam],
  });
  return arm + band;
}
