import { inkOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

const line = (points: readonly Point[], cloth: Cloth, opacity = 0.6) =>
  stroke(path(points, false), inkOf(cloth.colour), 1.4, `stroke-opacity="${opacity}"`);

/** Height of a shirt's collar at the nape, heads; a jacket's is lower, or a dinner jacket would be a roll-neck. */
const SHIRT_NAPE = 1.22;
export const JACKET_NAPE = 1.31;

/** Draws the fall of a turned-down collar across the nape, from height `top` on; `fall` heads of it show. */
export function drawCollarFromBehind(
  context: DrawContext,
  cloth: Cloth,
  fall = 0.2,
  top = SHIRT_NAPE,
): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.3;
  const outline = path([
    corner(body.free(middle - neck - 0.02, top)),
    body.free(middle, top + 0.03),
    corner(body.free(middle + neck + 0.02, top)),
    on(Math.max(1.32, top + 0.04), neck + 0.1),
    corner(on(1.38 + fall * 0.4, neck + 0.19)),
    on(1.34 + fall, 0.14),
    on(1.35 + fall, 0),
    on(1.34 + fall, -0.14),
    corner(on(1.38 + fall * 0.4, -neck - 0.19)),
    on(Math.max(1.32, top + 0.04), -neck - 0.1),
  ]);
  const shadow = contactShadow(context.document, outline, { shift: [2, 7], blur: 3, opacity: 0.28 });
  const collar = piece(context, outline, toned(cloth, 0.012), {
    edge: 1.7,
    ...rounded(on(1.4, -0.4), on(1.4, 0.4)),
    folds: [
      brush(
        [
          body.free(middle - neck, top + 0.05),
          body.free(middle, top + 0.09),
          body.free(middle + neck, top + 0.05),
        ],
        3,
      ),
    ],
  });
  return shadow + collar;
}

/** Draws the yoke of a shirt's back, and the pleat under its middle. */
export function drawYoke(context: DrawContext, cloth: Cloth, hem: number): string {
  const on = onTorso(context.body);
  const { shoulder } = context.body.shape;
  const reach = shoulder - 0.12;
  return (
    line(
      [on(1.8, -reach), on(1.86, -reach * 0.5), on(1.87, 0), on(1.86, reach * 0.5), on(1.8, reach)],
      cloth,
    ) +
    line([on(1.87, -0.035), on(2.5, -0.03), on(hem, -0.02)], cloth, 0.4) +
    line([on(1.87, 0.035), on(2.5, 0.03), on(hem, 0.02)], cloth, 0.4)
  );
}

/** Draws a hood lying on the back. */
export function drawHoodFromBehind(context: DrawContext, cloth: Cloth): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { neck } = body.shape;
  const middle = body.pose.neck + body.pose.head.x * 0.3;
  const outline = path([
    body.free(middle - neck - 0.1, 1.16),
    body.free(middle, 1.2),
    body.free(middle + neck + 0.1, 1.16),
    on(1.42, neck + 0.3),
    on(1.78, neck + 0.18),
    on(2.12, 0.06),
    on(2.13, -0.06),
    on(1.78, -neck - 0.18),
    on(1.42, -neck - 0.3),
  ]);
  return piece(context, outline, toned(cloth, 0.015), {
    edge: 1.7,
    ...rounded(on(1.5, -0.4), on(1.5, 0.4)),
    seams: [path([body.free(middle, 1.2), on(1.6, 0), on(2.1, 0)], false)],
    folds: [
      brush([on(1.44, -0.3), on(1.62, -0.1), on(1.9, -0.04)], 0.04 * head, 'out'),
      brush([on(1.44, 0.32), on(1.6, 0.14), on(1.85, 0.06)], 0.04 * head, 'out'),
    ],
  });
}
