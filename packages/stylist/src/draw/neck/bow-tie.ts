import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

/** Where the knot lies, heads down from the top of the figure. */
const KNOT = 1.46;
/** Half widths in heads: of the knot, and of the bow from tip to tip; half heights of both. */
const HALF_WIDTH = { knot: 0.036, bow: 0.185 } as const;
const HALF_HEIGHT = { knot: 0.04, waist: 0.03, bow: 0.075 } as const;

/** Draws a bow tie before the leaves of a collar: two ends that open from the knot, a little less than level. */
export function drawBowTie(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { knot, bow } = HALF_WIDTH;
  const end = (k: -1 | 1) =>
    path([
      corner(on(KNOT - HALF_HEIGHT.waist, k * knot * 0.6)),
      on(KNOT - HALF_HEIGHT.bow * 0.92, k * bow * 0.62),
      corner(on(KNOT - HALF_HEIGHT.bow, k * bow)),
      on(KNOT, k * bow * 0.95),
      corner(on(KNOT + HALF_HEIGHT.bow, k * bow)),
      on(KNOT + HALF_HEIGHT.bow * 0.92, k * bow * 0.62),
      corner(on(KNOT + HALF_HEIGHT.waist, k * knot * 0.6)),
    ]);
  const drawEnd = (k: -1 | 1) =>
    piece(context, end(k), cloth, {
      edge: 1.3,
      angle: k * 90,
      origin: on(KNOT, 0),
      ...rounded(on(KNOT - HALF_HEIGHT.bow, 0), on(KNOT + HALF_HEIGHT.bow, 0)),
      folds: [-0.4, 0.35].map((share) =>
        brush(
          [
            on(KNOT + share * HALF_HEIGHT.waist, k * knot * 0.8),
            on(KNOT + share * HALF_HEIGHT.bow * 0.6, k * bow * 0.42),
            on(KNOT + share * HALF_HEIGHT.bow, k * bow * 0.72),
          ],
          0.022 * head,
          'out',
        ),
      ),
      foldOpacity: 0.4,
    });
  const middle = path(
    [on(KNOT - HALF_HEIGHT.knot, -knot), on(KNOT + HALF_HEIGHT.knot, -knot)]
      .concat([on(KNOT + HALF_HEIGHT.knot, knot), on(KNOT - HALF_HEIGHT.knot, knot)])
      .map(corner),
  );
  return (
    contactShadow(document, end(-1) + end(1), { shift: [2, 4], blur: 3, opacity: 0.26 }) +
    drawEnd(-1) +
    drawEnd(1) +
    piece(context, middle, cloth, {
      edge: 1.2,
      origin: on(KNOT, 0),
      ...rounded(on(KNOT, -knot), on(KNOT, knot)),
    })
  );
}
