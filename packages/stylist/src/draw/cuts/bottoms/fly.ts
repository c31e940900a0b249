import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import type { Point } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { trouserSeamOf } from '#draw/tailoring/cloth-variants.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { WAISTBAND_HEIGHT } from './waistband.ts';

/** Height where the legs part in the outline of trousers: the front seam bends there towards the crotch. */
const SEAM_BENDS = 3.5;
/** How wide a fly is, and the heights where its stitching begins to curve and meets the seam. */
const FLY_WIDTH = 0.095;
const FLY_CURVES = 3.56;
const FLY_ENDS = 3.88;

/** A fly ends this far above the crotch, in heads: a thigh that is raised to sit hides more of it. */
const ABOVE_CROTCH = 0.12;
const ABOVE_LAP = 0.36;
/** On a body seen from the side the crotch lies farther than this from the front seam, in heads: the seam is lost before it. */
const ASIDE = 0.22;
const LOST_AT = 3.72;

/** The height of the crotch, in heads: less on a figure that sits. */
function crotchHeight({ body, head }: DrawContext): number {
  return SEAM_BENDS + (body.crotch()[1] - body.torso(0, SEAM_BENDS)[1]) / head;
}

/** The front seam from the waistband to the crotch. */
export function frontSeam(context: DrawContext, rise: number): Point[] {
  const { body, head } = context;
  const on = onTorso(body);
  const crotch = body.crotch();
  const top = on(rise + WAISTBAND_HEIGHT, 0);
  const height = crotchHeight(context);
  if (body.isSeated) return [top, on(height - ABOVE_LAP, 0)];
  const bend = on(SEAM_BENDS, 0);
  return [top, bend, Math.abs(crotch[0] - bend[0]) > ASIDE * head ? on(LOST_AT, 0) : crotch];
}

/** The stitching of the fly: down beside the seam, and in a curve into it. */
export function flyStitch(context: DrawContext, rise: number): Point[] {
  const on = onTorso(context.body);
  const above = context.body.isSeated ? ABOVE_LAP : ABOVE_CROTCH;
  const ends = Math.min(FLY_ENDS, crotchHeight(context) - above);
  const curves = ends - (FLY_ENDS - FLY_CURVES);
  return [
    on(rise + WAISTBAND_HEIGHT, FLY_WIDTH),
    on(Math.max(curves, rise + WAISTBAND_HEIGHT + 0.05), FLY_WIDTH),
    on((curves + ends) / 2 + 0.06, FLY_WIDTH * 0.78),
    on(ends, 0),
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
    stroke(path(frontSeam(context, rise), false), trouserSeamOf(cloth), 1.7, SEAM_ATTRS) +
    stroke(path(flyStitch(context, rise), false), stitch.colour, 1.4, stitch.attrs)
  );
}
