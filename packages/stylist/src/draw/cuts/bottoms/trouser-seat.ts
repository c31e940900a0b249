import { darkOf, inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

export type SeatPockets = 'patch' | 'welt' | 'none';

const line = (points: readonly Point[], cloth: Cloth, opacity = 0.6) =>
  stroke(path(points, false), inkOf(cloth.colour), 1.4, `stroke-opacity="${opacity}"`);

/** A place on the back of the trousers: height, and share of the half width on the side `k`. */
type OnSeat = (v: number, share: number, k: -1 | 1) => Point;

/** The fold under each buttock, and the cloth that falls from it. */
function seatFolds({ head }: DrawContext, cloth: Cloth, on: OnSeat, k: -1 | 1): string {
  const under = brush([on(4.12, 0.1, k), on(4.26, 0.4, k), on(4.2, 0.78, k)], 0.045 * head, 'both');
  const side = brush([on(3.62, 0.12, k), on(3.88, 0.2, k), on(4.08, 0.16, k)], 0.04 * head, 'both');
  const dark = darkOf(cloth.colour);
  return fill(under, dark, 'fill-opacity=".26"') + fill(side, dark, 'fill-opacity=".2"');
}

function patchPocket(context: DrawContext, cloth: Cloth, on: OnSeat, k: -1 | 1): string {
  const outline = [
    on(3.3, 0.24, k),
    on(3.27, 0.7, k),
    on(3.66, 0.68, k),
    on(3.8, 0.48, k),
    on(3.68, 0.27, k),
  ];
  return piece(context, path(outline.map(corner)), toned(cloth, 0.012), {
    edge: 1.3,
    stitches: [path([on(3.36, 0.26, k), on(3.33, 0.69, k)], false)],
  });
}

/** A jetted pocket with its button, under the dart that shapes the back. */
function weltPocket({ head }: DrawContext, cloth: Cloth, on: OnSeat, k: -1 | 1): string {
  const mouth = [on(3.44, 0.28, k), on(3.42, 0.7, k)];
  const lip = [on(3.475, 0.28, k), on(3.455, 0.7, k)];
  const dart = [on(2.98, 0.46, k), on(3.2, 0.48, k), on(3.42, 0.49, k)];
  const rim = `stroke="${inkOf(cloth.colour)}" stroke-width=".8"`;
  return (
    line(dart, cloth, 0.45) +
    line(mouth, cloth, 0.85) +
    line(lip, cloth, 0.6) +
    dot(on(3.54, 0.49, k), 0.02 * head, darkOf(cloth.colour), rim)
  );
}

/** Draws the seat of trousers: its seam, its folds, and two pockets, patches on jeans and welts on what is tailored. */
export function drawTrouserSeat(
  context: DrawContext,
  cloth: Cloth,
  top: number,
  pockets: SeatPockets,
): string {
  const { body } = context;
  const middle = onTorso(body);
  const on: OnSeat = (v, share, k) => middle(v, k * body.halfWidth(v) * share);
  const pocket = { patch: patchPocket, welt: weltPocket, none: () => '' }[pockets];
  const side = (k: -1 | 1) => seatFolds(context, cloth, on, k) + pocket(context, cloth, on, k);
  const yoke = pockets === 'patch' ? line([on(3.06, 1, -1), middle(3.22, 0), on(3.06, 1, 1)], cloth) : '';
  return line([middle(top, 0), middle(3.5, 0), middle(4.0, 0)], cloth, 0.7) + yoke + side(-1) + side(1);
}
