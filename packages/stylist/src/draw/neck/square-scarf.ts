import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { isAway } from '../figure/facing.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, type Point } from '../kit/point.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

/** Draws a silk square rolled round the neck and knotted to one side, two corners falling from the knot. */
export function drawSquareScarf(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { neck } = body.shape;
  const middle = body.pose.neck + body.pose.head.x * 0.4;
  const knotAt = on(1.5, -0.1);
  const from = (x: number, y: number): Point => add(knotAt, [x * head, y * head]);
  const band = path([
    corner(body.free(middle - neck - 0.035, 1.2)),
    body.free(middle - 0.02, 1.31),
    corner(body.free(middle + neck + 0.035, 1.2)),
    body.free(middle + neck + 0.075, 1.3),
    on(1.42, neck + 0.07),
    on(1.53, 0.06),
    on(1.55, -0.08),
    on(1.44, -neck - 0.06),
    body.free(middle - neck - 0.07, 1.3),
  ]);
  const tail = (outline: readonly Point[], fold: readonly Point[]) => {
    const d = path(outline.map((p, i) => (i === 2 || i === 0 || i === outline.length - 1 ? corner(p) : p)));
    return (
      contactShadow(document, d, { shift: [4, 5], blur: 4, opacity: 0.22 }) +
      piece(context, d, cloth, {
        origin: from(0, 0),
        angle: 28,
        ...rounded(from(-0.2, 0.1), from(0.2, 0.2)),
        folds: [brush(fold, 0.028 * head, 'out')],
      })
    );
  };
  const knot = path([from(-0.055, -0.05), from(0.04, -0.06), from(0.065, 0.03), from(-0.03, 0.06)]);
  const ends = isAway(body)
    ? ''
    : tail(
        [from(0, 0.01), from(-0.13, 0.14), from(-0.27, 0.36), from(-0.12, 0.28), from(0.03, 0.05)],
        [from(0, 0.02), from(-0.1, 0.15), from(-0.22, 0.31)],
      ) +
      tail(
        [from(-0.02, 0), from(0.03, 0.18), from(0.07, 0.43), from(0.16, 0.2), from(0.06, 0)],
        [from(0.02, 0.02), from(0.08, 0.17), from(0.08, 0.36)],
      ) +
      piece(context, knot, cloth, { edge: 1.4, origin: from(0, 0), angle: 40 });
  return (
    contactShadow(document, band, { shift: [2, 6], blur: 4, opacity: 0.24 }) +
    piece(context, band, cloth, {
      origin: on(1.4, 0),
      angle: -14,
      ...rounded(on(1.35, -0.3), on(1.35, 0.3)),
      folds: [
        brush([body.free(middle + neck, 1.27), on(1.42, 0.08), on(1.47, -0.06)], 0.03 * head),
        brush([body.free(middle - neck, 1.27), on(1.4, -0.12), on(1.46, -0.08)], 0.026 * head),
        brush([on(1.38, neck), on(1.49, 0.06), on(1.51, -0.05)], 0.022 * head),
      ],
      foldOpacity: 0.3,
    }) +
    ends
  );
}
