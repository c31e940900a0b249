import { piece } from '#draw/cloth/piece.ts';
import { limbShade, torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { WrapTopCut } from '#garments/cut.ts';
import { elbowFolds } from './elbow-folds.ts';
import { draftSleeve, type SleeveDraft } from './sleeve.ts';
import type { TopParts } from './top-parts.ts';

type WrapSleeve = WrapTopCut['sleeve'];

const WAIST = 2.92;
const SLEEVE_END: Readonly<Record<WrapSleeve, number>> = { short: 0.58, flutter: 0.62, long: 1.9 };
const SLEEVE_EASE: Readonly<Record<WrapSleeve, Profile>> = {
  short: (t) => 0.04 + t * 0.06,
  flutter: (t) => 0.03 + t * 0.24,
  long: (t) => (t < 1.3 ? 0.04 : 0.04 + (t - 1.3) * 0.13),
};

const wrapHalfWidth =
  ({ body }: DrawContext): Profile =>
  (v) =>
    body.halfWidth(v) + (v < 2.3 ? 0.025 : 0.02);

/** A front ends this far inside the shoulder, under its sleeve. */
const SHOULDER_INSET = 0.12;

/** One front that crosses to the other side of the waist. */
function frontOutline(context: DrawContext, k: -1 | 1): string {
  const { body } = context;
  const on = onTorso(body);
  const halfWidth = wrapHalfWidth(context);
  const { shoulder, neck } = body.shape;
  const seam = along(2.02, WAIST, 6, (v) => on(v, k * halfWidth(v)));
  return path([
    corner(on(1.375, k * (neck + 0.085))),
    corner(on(1.53, k * (shoulder - SHOULDER_INSET))),
    on(1.8, k * (shoulder - 0.1)),
    ...withoutEnd(seam),
    corner(lastOf(seam)),
    corner(on(WAIST + 0.05, -k * 0.18)),
    corner(on(WAIST - 0.12, -k * halfWidth(2.8) * 0.78)),
    on(2.42, -k * 0.1),
    on(1.95, k * 0.1),
  ]);
}

function gathers(context: DrawContext, k: -1 | 1): string[] {
  const on = onTorso(context.body);
  const { head } = context;
  return [
    brush([on(2.86, -k * 0.3), on(2.55, k * 0.05), on(2.3, k * 0.34)], 0.04 * head, 'out'),
    brush([on(2.88, -k * 0.1), on(2.62, k * 0.2), on(2.42, k * 0.44)], 0.04 * head, 'out'),
    brush([on(2.8, -k * 0.38), on(2.45, -k * 0.02), on(2.12, k * 0.22)], 0.03 * head, 'out'),
  ];
}

function drawBody(context: DrawContext, cloth: Cloth): string {
  const { body, document } = context;
  const on = onTorso(body);
  const halfWidth = wrapHalfWidth(context);
  const neck = body.shape.neck + 0.085;
  const under = frontOutline(context, 1);
  const over = frontOutline(context, -1);
  const volume = rounded(body.torso(-1, 2.3), body.torso(1, 2.3));
  const crossingEdge = path(
    [on(1.4, -neck + 0.02), on(1.97, -0.07), on(2.44, 0.13), on(WAIST - 0.11, halfWidth(2.8) * 0.76)],
    false,
  );
  return (
    piece(context, under, cloth, {
      origin: on(1.4, 0),
      angle: 16,
      ...volume,
      shade: [torsoShade(body, halfWidth, 1.6, WAIST + 0.1, 0.56)],
      shadeOpacity: 0.2,
      folds: gathers(context, 1),
      foldOpacity: 0.26,
    }) +
    contactShadow(document, over, { shift: [7, 6], blur: 4, opacity: 0.28, on: under }) +
    piece(context, over, cloth, {
      origin: on(1.4, 0),
      angle: -16,
      ...volume,
      shade: [torsoShade(body, halfWidth, 1.6, WAIST + 0.1, 0.6)],
      shadeOpacity: 0.18,
      folds: gathers(context, -1),
      foldOpacity: 0.26,
      seams: [crossingEdge],
    })
  );
}

function sleeveFolds(context: DrawContext, sleeve: SleeveDraft, kind: WrapSleeve): string[] {
  const { limb, ease, inner, outer } = sleeve;
  const { head } = context;
  switch (kind) {
    case 'long':
      return elbowFolds(context, sleeve, 1.1);
    case 'flutter':
      return [
        brush([lastOf(sleeve.outerEdge), limb.point(0.3, outer * 0.6, 0.02 * head)], 0.045 * head, 'out'),
        brush([sleeve.hemMiddle, limb.point(0.25, 0)], 0.05 * head, 'out'),
        brush([lastOf(sleeve.innerEdge), limb.point(0.32, -outer * 0.6)], 0.045 * head, 'out'),
      ];
    case 'short':
      return [
        brush(
          [limb.point(0.34, inner, ease(0.3)), limb.point(0.28, 0), limb.point(0.2, outer * 0.6)],
          0.035 * head,
          'out',
        ),
      ];
  }
}

function drawSleeve(context: DrawContext, kind: WrapSleeve, cloth: Cloth, side: Side): string {
  const end = SLEEVE_END[kind];
  const sleeve = draftSleeve(context, side, {
    end,
    ease: SLEEVE_EASE[kind],
    shoulderExtension: 0,
    pitHalfWidth: wrapHalfWidth(context)(2.05),
  });
  return piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: sleeve.limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(sleeve.limb, sleeve.ease, -0.1, end + 0.1, { u: 0.3 })],
    shadeOpacity: 0.2,
    folds: [sleeve.armhole, ...sleeveFolds(context, sleeve, kind)],
    foldOpacity: 0.28,
  });
}

/** A wrap bodice that ends at the waist; alone or as the top of a wrap dress. */
export function drawWrapTop(context: DrawContext, sleeve: WrapSleeve, cloth: Cloth): TopParts {
  return {
    body: () => drawBody(context, cloth),
    sleeves: sleeve === 'long' ? 'long' : 'short',
    sleeve: (side) => drawSleeve(context, sleeve, cloth, side),
    hem: WAIST,
  };
}
