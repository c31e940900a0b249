import { toHex } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { NecklaceCut } from '#garments/cut.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';
import { onTorso } from '../tailoring/on-body.ts';

/** How much shorter it is worn inside an open collar, whose leaves would hide it, heads. */
const SHORTER = 0.14;
/** Where it goes under an open collar, of the neck's width. */
const UNDER_COLLAR = 1.04;

/** Draws a fine chain, a pendant, or a string of pearls, in the cloth's colour. */
export function drawNecklace(context: DrawContext, cut: NecklaceCut, cloth: Cloth, inCollar = false): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { neck } = body.shape;
  const up = inCollar ? SHORTER : 0;
  const lowest = (cut.shape === 'pendant' ? 1.72 : 1.63) - up;
  // Its ends go under the collar, or over the shoulders.
  const side = inCollar ? neck * UNDER_COLLAR : neck + 0.03;
  const end = 1.36 - up * 0.2;
  const line = path(
    [on(end, -side), on(1.56 - up, -0.13), on(lowest, 0), on(1.56 - up, 0.14), on(end, side)],
    false,
  );
  const colour = toHex(cloth.colour);
  switch (cut.shape) {
    case 'pearls':
      return stroke(line, colour, 0.045 * head, 'stroke-dasharray="0.1 6.6"');
    case 'pendant':
      return stroke(line, colour, 2.4) + dot(on(lowest + 0.02, 0), 6, colour);
    case 'chain':
      return stroke(line, colour, 2.4);
  }
}
