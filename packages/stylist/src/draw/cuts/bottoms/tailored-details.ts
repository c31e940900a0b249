import { darkOf, paleOf } from '#colour/tones.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { signOf } from '#draw/figure/side.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { trouserSeamOf } from '#draw/tailoring/cloth-variants.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawFly } from './fly.ts';
import { pocketMouth } from './front-pocket.ts';
import { WAISTBAND_HEIGHT } from './waistband.ts';

/** The edge of a slant pocket catches the light this far inside its mouth, px. */
const LIT_EDGE = -2.6;

function drawSlantPocket(context: DrawContext, cloth: Cloth, rise: number, side: Side): string {
  const mouth = pocketMouth(context, side, 'slant', rise);
  const edge = mouth.map((point) => add(point, [signOf(side) * LIT_EDGE, 0]));
  return (
    stroke(path(edge, false), paleOf(cloth.colour), 1.6, 'stroke-opacity=".22"') +
    stroke(path(mouth, false), trouserSeamOf(cloth), 1.9, 'stroke-opacity=".75"')
  );
}

/** Draws fly and slant pockets, as chinos have them. */
export function drawChinoFront(context: DrawContext, cloth: Cloth, rise: number): string {
  return (
    drawFly(context, cloth, rise, { colour: trouserSeamOf(cloth), attrs: 'stroke-opacity=".45"' }) +
    drawSlantPocket(context, cloth, rise, 'left') +
    drawSlantPocket(context, cloth, rise, 'right')
  );
}

/** Draws fly, slant pockets and two pleats on each side of tailored trousers. */
export function drawTailoredFront(context: DrawContext, cloth: Cloth, rise: number): string {
  const { body, head } = context;
  const on = onTorso(body);
  const dark = darkOf(cloth.colour);
  const top = rise + WAISTBAND_HEIGHT;
  const pleats = (k: -1 | 1) => {
    const inner = brush([on(top, k * 0.2), on(3.2, k * 0.225), on(3.65, k * 0.26)], 0.03 * head, 'out');
    const outer = brush([on(top, k * 0.31), on(3.15, k * 0.34), on(3.5, k * 0.39)], 0.024 * head, 'out');
    return fill(inner, dark, 'fill-opacity=".4"') + fill(outer, dark, 'fill-opacity=".3"');
  };
  return drawChinoFront(context, cloth, rise) + pleats(-1) + pleats(1);
}
