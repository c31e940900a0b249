import { inkOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import type { Point } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { WAISTBAND_HEIGHT } from './waistband.ts';

/** Height where the legs part in the outline of trousers: the front seam bends there towards the crotch. */
const SEAM_BENDS = 3.5;
/** How wide a fly is, and the heights where its stitching begins to curve and meets the seam. */
const FLY_WIDTH = 0.095;
const FLY_CURVES = 3.56;
const FLY_ENDS = 3.88;

/** The front seam from the waistband to the crotch. */
export function frontSeam({ body }: DrawContext, rise: number): Point[] {
  const on = onTorso(body);
  return [on(rise + WAISTBAND_HEIGHT, 0), on(SEAM_BENDS, 0), body.crotch()];
}

/** The stitching of the fly: down beside the seam, and in a curve into it. */
export function flyStitch({ body }: DrawContext, rise: number): Point[] {
  const on = onTorso(body);
  return [
    on(rise + WAISTBAND_HEIGHT, FLY_WIDTH),
    on(FLY_CURVES, FLY_WIDTH),
    on((FLY_CURVES + FLY_ENDS) / 2 + 0.06, FLY_WIDTH * 0.78),
    on(FLY_ENDS, 0),
  ];
}

const SEAM_ATTRS = 'stroke-opacity=".75"';

/** Draws the front seam and the fly; `stitch` is how its stitching shows. */
export function drawFly(
  context: DrawContext,
  cloth: Cloth,
  rise: number,
  stitch: { readonly colour: string; readonly attrs: string },
): string {
  return (
    stroke(path(frontSeam(context, rise), false), inkOf(cloth.colour), 1.7, SEAM_ATTRS) +
    stroke(path(flyStitch(context, rise), false), stitch.colour, 1.4, stitch.attrs)
  );
}
