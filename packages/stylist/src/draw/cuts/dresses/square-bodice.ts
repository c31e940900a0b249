import { piece } from '#draw/cloth/piece.ts';
import { limbShade, torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { draftSleeve } from '../tops/sleeve.ts';
import type { TopParts } from '../tops/top-parts.ts';

const WAIST = 2.94;
const NECK_DEPTH = 1.86;
const SLEEVE_END = 0.56;

/** A fitted bodice with a square neckline. */
function drawBody(context: DrawContext, cloth: Cloth): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { neck, shoulder } = body.shape;
  const halfWidth: Profile = (v) => body.halfWidth(v) + 0.018;
  const inner = neck + 0.13;
  const seam = (k: -1 | 1) => along(2.02, WAIST, 6, (v) => on(v, k * halfWidth(v)));
  const side = (k: -1 | 1) => {
    const edge = seam(k);
    return [
      corner(on(1.42, k * (inner - 0.02))),
      corner(on(1.5, k * (shoulder - 0.12))),
      on(1.8, k * (shoulder - 0.13)),
      ...withoutEnd(edge),
      corner(lastOf(edge)),
    ];
  };
  const outline = path([
    ...side(-1),
    on(WAIST + 0.05, 0),
    ...side(1).reverse(),
    corner(on(NECK_DEPTH - 0.02, inner - 0.03)),
    on(NECK_DEPTH + 0.01, 0),
    corner(on(NECK_DEPTH - 0.02, -inner + 0.03)),
  ]);
  const princess = (k: -1 | 1) =>
    path(
      [on(NECK_DEPTH, k * (inner - 0.05)), on(2.2, k * 0.3), on(2.6, k * 0.24), on(WAIST + 0.03, k * 0.22)],
      false,
    );
  return piece(context, outline, cloth, {
    origin: on(1.4, 0),
    ...rounded(body.torso(-1, 2.3), body.torso(1, 2.3)),
    shade: [torsoShade(body, halfWidth, 1.6, WAIST + 0.1, 0.58)],
    shadeOpacity: 0.19,
    folds: [
      brush([on(2.06, -halfWidth(2.06) + 0.02), on(2.2, -0.32)], 0.035 * head, 'out'),
      brush([on(2.06, halfWidth(2.06) - 0.02), on(2.24, 0.3)], 0.04 * head, 'out'),
      brush([on(2.3, 0.3), on(2.38, 0.18), on(2.36, 0.06)], 0.024 * head, 'out'),
    ],
    seams: [princess(-1), princess(1)],
    seamWidth: 1.2,
  });
}

const puffEase = (t: number) =>
  0.035 + 0.13 * Math.sin(Math.PI * Math.min(1, Math.max(0, t / (SLEEVE_END + 0.03)))) ** 0.8;

/** A short puffed sleeve, gathered at the shoulder and into a narrow band. */
function drawPuff(context: DrawContext, cloth: Cloth, side: Side): string {
  const { head, body } = context;
  const sleeve = draftSleeve(context, side, {
    end: SLEEVE_END,
    ease: puffEase,
    shoulderExtension: 0.02,
    shoulderLift: 0.045,
    crown: 'gathered',
    pitHalfWidth: body.halfWidth(2.05) + 0.018,
  });
  const { limb, ease } = sleeve;
  const gathers = [-0.75, -0.4, -0.05, 0.3, 0.65].flatMap((u, i) => [
    brush(
      [limb.point(SLEEVE_END, u * 0.9, ease(SLEEVE_END)), limb.point(0.34, u, ease(0.3))],
      0.04 * head,
      'out',
      i,
    ),
    brush([limb.point(0.0, u * 0.8, 0), limb.point(0.2, u, ease(0.2))], 0.032 * head, 'out', i + 9),
  ]);
  const puff = piece(context, sleeve.outline, cloth, {
    angle: sleeve.upperAngle,
    origin: limb.at(0),
    ...sleeve.volume,
    shade: [limbShade(limb, ease, -0.1, SLEEVE_END + 0.1, { u: 0.3 })],
    shadeOpacity: 0.18,
    folds: [sleeve.armhole, ...gathers],
    foldOpacity: 0.24,
  });
  const bandEase = 0.022 * head;
  const band = path([
    corner(limb.point(SLEEVE_END - 0.03, -1, bandEase + 3)),
    corner(limb.point(SLEEVE_END + 0.04, -1, bandEase)),
    limb.point(SLEEVE_END + 0.065, 0),
    corner(limb.point(SLEEVE_END + 0.04, 1, bandEase)),
    corner(limb.point(SLEEVE_END - 0.03, 1, bandEase + 3)),
    limb.point(SLEEVE_END - 0.005, 0),
  ]);
  return (
    puff + piece(context, band, cloth, { edge: 1.4, angle: sleeve.upperAngle, origin: limb.at(SLEEVE_END) })
  );
}

/** A bodice with a square neckline and puffed sleeves. */
export function drawSquareBodice(context: DrawContext, cloth: Cloth): TopParts {
  return {
    body: () => drawBody(context, cloth),
    sleeves: 'short',
    sleeve: (side) => drawPuff(context, cloth, side),
    hem: WAIST,
  };
}
