import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { isSatin, shaded } from '#draw/tailoring/cloth-variants.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { CollarLies } from './top-parts.ts';

const NECK_PIT = 1.375;

/** Draws the inside of the collar stand, seen behind the neck. */
export function drawCollarStand(context: DrawContext, cloth: Cloth): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const outline = path([
    corner(on(1.4, -neck - 0.06)),
    body.roundNeck(-neck - 0.02, 1.24),
    body.roundNeck(0, 1.2),
    body.roundNeck(neck + 0.02, 1.24),
    corner(on(1.4, neck + 0.06)),
  ]);
  return piece(context, outline, shaded(cloth, 0.7), { edge: 1.2 });
}

function drawLeaf(context: DrawContext, cloth: Cloth, open: number, lies: CollarLies, k: -1 | 1): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const round = (v: number, x: number) => body.roundNeck(k * x, v);
  const edgeV = NECK_PIT + open * 0.62;
  const outline = path([
    corner(round(1.235, neck + 0.012)),
    ...(lies === 'open'
      ? [round(1.33, neck + 0.1), corner(round(1.47, neck + 0.145))]
      : [round(1.33, neck + 0.055), corner(round(1.45, neck + 0.13))]),
    corner(on(1.72, k * 0.245)),
    corner(on(edgeV, k * 0.055)),
    on(1.37, k * (neck - 0.035)),
  ]);
  const awayFromLight = path([on(1.3, 0.18), on(1.6, 0.18), on(1.8, 0.3), on(1.5, 0.5), on(1.2, 0.4)]);
  const topstitch = path(
    [on(1.46, k * (neck + 0.11)), on(1.68, k * 0.232), on(edgeV - 0.01, k * 0.085)].map(corner),
    false,
  );
  return piece(context, outline, cloth, {
    edge: 1.6,
    angle: k * 24,
    origin: on(1.4, k * 0.2),
    shade: k > 0 ? [awayFromLight] : [],
    shadeOpacity: 0.16,
    stitches: isSatin(cloth) ? [] : [topstitch],
  });
}

/** Draws the two leaves of a shirt collar over a placket that is open by `open` heads. */
export function drawCollarLeaves(context: DrawContext, cloth: Cloth, open: number, lies: CollarLies): string {
  return drawLeaf(context, cloth, open, lies, -1) + drawLeaf(context, cloth, open, lies, 1);
}
