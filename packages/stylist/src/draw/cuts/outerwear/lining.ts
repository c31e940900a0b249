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

/** Returns the outline of the inside of the back, and so of all that open fronts can show. */
export function liningOutline({ body }: DrawContext, jacket: JacketDraft): string {
  const { at, halfWidth, cut } = jacket;
  const { hem } = cut;
  const edge = (k: -1 | 1) => along(2.03, hem - SHORTER, 10, (v) => at(v, k * (halfWidth(v) - INSET)));
  const left = edge(-1);
  const right = edge(1);
  return path([
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
}

/** Inside of the back, seen between open fronts and behind the neck. */
export function drawLining(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { at, halfWidth, cut } = jacket;
  const { hem } = cut;
  const shade = path([
    at(1.3, -2),
    at(hem + 0.2, -2),
    at(hem + 0.2, -halfWidth(hem) * 0.2),
    at(3, -0.1),
    at(1.3, 0),
  ]);
  return piece(context, liningOutline(context, jacket), liningOf(cloth), {
    edge: 1.4,
    ...rounded(at(3, -0.7), at(3, 0.7)),
    shade: [shade],
    shadeOpacity: 0.12,
  });
}

/** Heights of the collar's inside: behind the neck, beside it, at its foot, and where it goes down between the fronts. */
const INSIDE = { behind: 1.27, beside: 1.31, foot: 1.42, between: 1.56 } as const;

/** Draws the inside of the collar behind the neck, down to the fronts: a band alone would float there as a loop. */
export function drawCollarBack(context: DrawContext, cloth: Cloth): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const outline = path([
    corner(body.roundNeck(-neck - 0.06, INSIDE.foot)),
    body.roundNeck(-neck - 0.012, INSIDE.beside),
    body.roundNeck(0, INSIDE.behind),
    body.roundNeck(neck + 0.012, INSIDE.beside),
    corner(body.roundNeck(neck + 0.06, INSIDE.foot)),
    corner(on(INSIDE.between, neck * 0.8)),
    corner(on(INSIDE.between, -neck * 0.8)),
  ]);
  return piece(context, outline, shaded(cloth, 0.8), { edge: 1.4 });
}
