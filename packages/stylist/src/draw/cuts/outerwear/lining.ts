import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { lastOf } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { liningOf, shaded } from '#draw/tailoring/cloth-variants.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketDraft } from './jacket-draft.ts';

/** The lining lies inside the outer cloth and ends above its hem. */
const INSET = 0.05;
const SHORTER = 0.06;

/** Inside of the back, seen between open fronts and behind the neck. */
export function drawLining(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { body } = context;
  const { at, halfWidth, cut } = jacket;
  const { hem } = cut;
  const edge = (k: -1 | 1) => along(2.03, hem - SHORTER, 10, (v) => at(v, k * (halfWidth(v) - INSET)));
  const left = edge(-1);
  const right = edge(1);
  const outline = path([
    corner(jacket.neckPoint(-1)),
    corner(jacket.shoulderPoint(-1)),
    ...withoutEnd(left),
    corner(lastOf(left)),
    at(hem - 0.02, 0),
    corner(lastOf(right)),
    ...withoutEnd(right).reverse(),
    corner(jacket.shoulderPoint(1)),
    corner(jacket.neckPoint(1)),
    body.free(body.pose.neck, 1.24),
  ]);
  const shade = path([
    at(1.3, -2),
    at(hem + 0.2, -2),
    at(hem + 0.2, -halfWidth(hem) * 0.2),
    at(3, -0.1),
    at(1.3, 0),
  ]);
  return piece(context, outline, liningOf(cloth), {
    edge: 1.4,
    ...rounded(at(3, -0.7), at(3, 0.7)),
    shade: [shade],
    shadeOpacity: 0.12,
  });
}

/** Draws the collar as it stands behind the neck. */
export function drawCollarBack(context: DrawContext, cloth: Cloth): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck;
  const outline = path([
    corner(on(1.4, -neck - 0.1)),
    body.free(middle - neck - 0.05, 1.23),
    body.free(middle, 1.17),
    body.free(middle + neck + 0.05, 1.23),
    corner(on(1.4, neck + 0.1)),
    body.free(middle, 1.34),
  ]);
  return piece(context, outline, shaded(cloth, 0.8), { edge: 1.4 });
}
