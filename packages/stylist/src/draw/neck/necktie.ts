import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

/** Half widths in heads: of the knot above and below, and of the blade where it leaves the knot and where it is widest. */
const HALF_WIDTH = { knotTop: 0.118, knotEnd: 0.066, bladeTop: 0.044, bladeEnd: 0.118 } as const;
/** Heads down from the top of the figure: the knot, the widest of the blade, and its tip at the waistband. */
const AT = { knot: 1.388, knotEnd: 1.57, widest: 2.84, tip: 2.99 } as const;
/** Stripes of a tie run down to its wearer's right. */
const STRIPE_ANGLE = 38;

/** Draws a tie in a four-in-hand knot, to lie under the leaves of a collar and the fronts of a jacket. */
export function drawNecktie(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { knotTop, knotEnd, bladeTop, bladeEnd } = HALF_WIDTH;
  const blade = path(
    [
      on(AT.knotEnd - 0.02, -bladeTop),
      on(AT.widest, -bladeEnd),
      on(AT.tip, 0),
      on(AT.widest, bladeEnd),
      on(AT.knotEnd - 0.02, bladeTop),
    ].map(corner),
  );
  const knot = path(
    [
      on(AT.knot, -knotTop),
      on(AT.knotEnd, -knotEnd),
      on(AT.knotEnd + 0.012, knotEnd * 0.8),
      on(AT.knot, knotTop),
    ].map(corner),
  );
  return (
    contactShadow(document, blade, { shift: [3, 4], blur: 3, opacity: 0.24 }) +
    piece(context, blade, cloth, {
      edge: 1.6,
      angle: STRIPE_ANGLE,
      origin: on(2, 0),
      ...rounded(on(2.2, -bladeEnd), on(2.2, bladeEnd)),
      folds: [brush([on(AT.knotEnd, -0.012), on(1.72, 0.004), on(1.98, 0.012)], 0.03 * head)],
      foldOpacity: 0.34,
    }) +
    contactShadow(document, knot, { shift: [2, 5], blur: 2, opacity: 0.4 }) +
    piece(context, knot, cloth, {
      edge: 1.6,
      angle: STRIPE_ANGLE + 70,
      origin: on(AT.knot, 0),
      ...rounded(on(1.45, -knotTop), on(1.45, knotTop)),
    })
  );
}
