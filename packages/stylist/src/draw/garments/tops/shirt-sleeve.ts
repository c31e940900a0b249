import type { Cloth } from '../../../wardrobe/cloth.ts';
import type { ShirtCut } from '../../../wardrobe/cut.ts';
import { piece } from '../../cloth/piece.ts';
import { limbShade } from '../../cloth/shade-plane.ts';
import type { DrawContext, Side } from '../../context.ts';
import { path } from '../../kit/curve.ts';
import { rounded } from '../../tailoring/light.ts';
import { elbowFolds } from './elbow-folds.ts';
import { cuffOutline } from './hem-band.ts';
import type { PanelDraft } from './panel.ts';
import { draftSleeve } from './sleeve.ts';

const SLEEVE = {
  rolled: { end: 1.18, cuff: { from: 1.12, to: 1.32, fromEase: 0.06, toEase: 0.058 } },
  long: { end: 1.86, cuff: { from: 1.84, to: 2.04, fromEase: 0.06, toEase: 0.036 } },
} as const;

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
    ease: (t) => 0.052 + (t > 1.3 ? 0.02 : 0),
    shoulderExtension: 0.03,
    pitHalfWidth: panel.halfWidth(2.05),
  });
  const { limb, ease } = sleeve;
  const cuffEase = 0.06 * context.head;
  const arm = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, -0.1, end + 0.1, { u: 0.34 })],
    shadeOpacity: 0.2,
    folds: elbowFolds(context, sleeve, 1.15, 9),
    foldOpacity: 0.26,
    seams: [path(sleeve.armhole, false)],
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
