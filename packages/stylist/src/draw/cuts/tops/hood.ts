import { oklch, toHex } from '#colour/convert.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { shaded } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

const CORD = toHex(oklch(0.94, 0.01, 90));
const CORD_TIP = toHex(oklch(0.75, 0.03, 80));

const headMiddle = ({ body }: DrawContext) => body.pose.neck + body.pose.head.x * 0.4;

/** Draws the inside of a hood that lies down, behind the head. */
export function drawHoodBack(context: DrawContext, cloth: Cloth): string {
  const { body } = context;
  const on = onTorso(body);
  const middle = headMiddle(context);
  const neckX = body.shape.neck + 0.09;
  const outline = path([
    on(1.375, -neckX),
    body.free(middle - 0.4, 1.3),
    body.free(middle - 0.34, 1.12),
    body.free(middle, 1.06),
    body.free(middle + 0.34, 1.12),
    body.free(middle + 0.4, 1.3),
    on(1.375, neckX),
    on(1.6, 0.1),
    on(1.6, -0.1),
  ]);
  return piece(context, outline, { name: 'plain', colour: shaded(cloth, 1.3).colour }, { edge: 1.4 });
}

function drawHoodSide(context: DrawContext, cloth: Cloth, k: -1 | 1): string {
  const { body, head } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = headMiddle(context);
  const outline = path([
    corner(body.free(middle + k * 0.3, 1.13)),
    body.free(middle + k * 0.41, 1.25),
    on(1.42, k * 0.44),
    on(1.6, k * 0.26),
    corner(on(1.66, 0)),
    on(1.5, k * 0.1),
    on(1.38, k * (neck + 0.015)),
    body.free(middle + k * (neck + 0.03), 1.22),
  ]);
  const turn = brush([body.free(middle + k * 0.36, 1.24), on(1.44, k * 0.3), on(1.6, k * 0.12)], 0.04 * head);
  return piece(context, outline, cloth, {
    ...rounded(on(1.4, -0.5), on(1.4, 0.5)),
    folds: [turn],
    foldOpacity: 0.26,
  });
}

function drawCord(context: DrawContext, k: -1 | 1): string {
  const { body, head } = context;
  const on = onTorso(body);
  const end = k > 0 ? 2.22 : 2.12;
  const cord = path([on(1.62, k * 0.09), on(1.85, k * 0.11), on(end, k * 0.1)], false);
  const tip = path([on(end, k * 0.1), on(end + 0.05, k * 0.1)], false);
  return stroke(cord, CORD, 0.026 * head) + stroke(tip, CORD_TIP, 0.036 * head);
}

/** Draws the two sides of the hood round the neck, with its drawstring; a duffle's has none. */
export function drawHoodFront(
  context: DrawContext,
  cloth: Cloth,
  edge: 'corded' | 'plain' = 'corded',
): string {
  const sides = drawHoodSide(context, cloth, -1) + drawHoodSide(context, cloth, 1);
  return edge === 'plain' ? sides : sides + drawCord(context, -1) + drawCord(context, 1);
}
