import { darkOf, inkOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { WAISTBAND_HEIGHT } from './waistband.ts';

/** Draws fly, slant pockets and two pleats on each side of tailored trousers. */
export function drawTailoredFront(context: DrawContext, cloth: Cloth, rise: number): string {
  const { body, head } = context;
  const on = onTorso(body);
  const ink = inkOf(cloth.colour);
  const dark = darkOf(cloth.colour);
  const top = rise + WAISTBAND_HEIGHT;
  const fly = path([on(top, 0), on(3.4, 0), on(3.72, 0)], false);
  const flyStitch = path([on(top, 0.075), on(3.35, 0.075), on(3.55, 0.05), on(3.62, 0)], false);
  const half = (k: -1 | 1) => {
    const pocket = path(
      [on(top, k * body.halfWidth(rise) * 0.74), on(3.42, k * body.halfWidth(3.42))],
      false,
    );
    const inner = brush([on(top, k * 0.2), on(3.2, k * 0.225), on(3.65, k * 0.26)], 0.03 * head, 'out');
    const outer = brush([on(top, k * 0.31), on(3.15, k * 0.34), on(3.5, k * 0.39)], 0.024 * head, 'out');
    return (
      stroke(pocket, ink, 1.5, 'stroke-opacity=".7"') +
      fill(inner, dark, 'fill-opacity=".4"') +
      fill(outer, dark, 'fill-opacity=".3"')
    );
  };
  return (
    stroke(fly, ink, 1.5, 'stroke-opacity=".75"') +
    stroke(flyStitch, ink, 1.2, 'stroke-opacity=".4"') +
    half(-1) +
    half(1)
  );
}
