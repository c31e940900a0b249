import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, type Point } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

function drawBand(context: DrawContext, cloth: Cloth): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.3;
  const outline = path([
    corner(body.free(middle - neck - 0.03, 1.25)),
    on(1.4, -0.09),
    on(1.44, 0),
    on(1.4, 0.09),
    corner(body.free(middle + neck + 0.03, 1.25)),
    corner(on(1.39, neck + 0.085)),
    on(1.5, 0.12),
    on(1.55, 0),
    on(1.5, -0.12),
    corner(on(1.39, -neck - 0.085)),
  ]);
  return piece(context, outline, toned(cloth, -0.01), {
    edge: 1.5,
    origin: on(1.4, 0),
    ...rounded(on(1.35, -0.3), on(1.35, 0.3)),
  });
}

/** Draws a pussy bow: a band round the neck tied in two soft loops, its tails falling down the front. */
export function drawNeckBow(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const knotAt = on(1.56, 0.01);
  const from = (x: number, y: number): Point => add(knotAt, [x * head, y * head]);
  const tail = (k: -1 | 1, length: number) => {
    const outline = path([
      corner(from(-0.03, 0)),
      from(k * 0.07 - 0.05, length * 0.5),
      corner(from(k * 0.13 - 0.085, length)),
      corner(from(k * 0.13 + 0.075, length - 0.07)),
      from(k * 0.06 + 0.06, length * 0.45),
      corner(from(0.035, 0)),
    ]);
    return (
      contactShadow(document, outline, { shift: [4, 5], blur: 4, opacity: 0.22 }) +
      piece(context, outline, cloth, {
        origin: from(0, 0),
        ...rounded(from(-0.15, 0.2), from(0.2, 0.2)),
        folds: [
          brush(
            [from(0, 0.02), from(k * 0.06, length * 0.45), from(k * 0.11, length * 0.95)],
            0.026 * head,
            'out',
          ),
        ],
      })
    );
  };
  const loop = (k: -1 | 1) => {
    const outline = path([
      corner(from(0, 0)),
      from(k * 0.11, -0.1),
      from(k * 0.27, -0.07),
      from(k * 0.29, 0.05),
      from(k * 0.2, 0.11),
      from(k * 0.09, 0.07),
    ]);
    return piece(context, outline, cloth, {
      origin: from(0, 0),
      angle: k * 20,
      ...rounded(from(-0.3, 0), from(0.3, 0)),
      folds: [
        brush([from(0, 0), from(k * 0.12, -0.02), from(k * 0.21, 0.01)], 0.04 * head, 'out'),
        brush([from(0, 0.01), from(k * 0.1, 0.04), from(k * 0.16, 0.06)], 0.026 * head, 'out'),
      ],
    });
  };
  const knot = path([from(-0.05, -0.05), from(0.045, -0.055), from(0.06, 0.04), from(-0.045, 0.055)]);
  return (
    drawBand(context, cloth) +
    tail(1, 0.62) +
    tail(-1, 0.78) +
    loop(-1) +
    loop(1) +
    piece(context, knot, cloth, { edge: 1.5, origin: from(0, 0) })
  );
}

/** Where a shirt's neckline begins, heads, and how far it stands off the neck. */
const NECKLINE_TOP = 1.36;
const NECKLINE_WIDTH = 0.055;
/** Where on the way down the neckline a band ends, and how far it lies over the shirt, of the neckline's width. */
const BAND_ENDS = 0.74;
const BAND_LAPS = 0.1;

/** Draws a band without leaves round the neck, open as far as the placket. */
export function drawBandCollar(context: DrawContext, cloth: Cloth, open: number): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.3;
  const leaf = (k: -1 | 1) => {
    // Along the shirt's neckline, or skin would show between band and shirt.
    const onNeckline = (depth: number, width: number) =>
      on(NECKLINE_TOP + open * depth, k * width * (neck + NECKLINE_WIDTH));
    const outline = path([
      corner(body.free(middle + k * (neck + 0.015), 1.26)),
      corner(on(1.4, k * (neck + 0.085))),
      onNeckline(0.5, 0.56 + BAND_LAPS),
      corner(onNeckline(BAND_ENDS, 0.56 * 2 * (1 - BAND_ENDS) + BAND_LAPS)),
      corner(onNeckline(BAND_ENDS - 0.1, 0.56 * 2 * (1 - BAND_ENDS) - 0.06)),
      on(1.38, k * neck * 0.72),
    ]);
    return piece(context, outline, toned(cloth, k < 0 ? 0.01 : -0.015), { edge: 1.5, origin: on(1.4, 0) });
  };
  const edge = path([on(1.4 + open * 0.5, -0.07), on(1.36 + open, 0), on(1.4 + open * 0.5, 0.07)], false);
  return leaf(-1) + leaf(1) + stroke(edge, inkOf(cloth.colour), 1.2, 'stroke-opacity=".5"');
}
