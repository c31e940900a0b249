import { toHex } from '#colour/convert.ts';
import { darkOf, inkOf, tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { brush } from '#draw/kit/brush.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, corner, mix, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { createRandom } from '#random.ts';
import type { LegJob } from './trouser-leg.ts';

/** How far a bellows pocket stands off the side seam, in half widths of the leg. */
const BELLOWS = 0.05;

/** Draws a bellows pocket with a buttoned flap, on the outside of the thigh. */
export function drawCargoPocket(job: LegJob): string {
  const { context, cloth, leg } = job;
  const { k, limb, on } = leg;
  const { head } = context;
  const out = (t: number, u: number) => on(t, k * (u > 0.95 ? u + BELLOWS : u));
  const box = path([
    corner(out(0.52, 0.12)),
    corner(out(0.5, 1)),
    out(0.66, 1.02),
    corner(out(0.84, 1)),
    corner(out(0.86, 0.14)),
  ]);
  const flap = path([
    corner(out(0.49, 0.1)),
    corner(out(0.47, 1.01)),
    corner(out(0.6, 1.02)),
    out(0.635, 0.55),
    corner(out(0.615, 0.1)),
  ]);
  const pleat = path([out(0.63, 0.55), out(0.85, 0.56)], false);
  return (
    piece(context, box, toned(cloth, -0.008), {
      edge: 1.6,
      origin: limb.at(0.5),
      ...rounded(out(0.66, 0), out(0.66, 1.1), 0.08, 0.22),
      seams: [pleat],
      stitches: [path([out(0.6, 0.17), out(0.835, 0.19), out(0.82, 0.94)], false)],
      folds: [brush([out(0.62, 0.2), out(0.7, 0.3)], 0.03 * head, 'out')],
    }) +
    piece(context, flap, toned(cloth, 0.015), {
      edge: 1.8,
      origin: limb.at(0.5),
      stitches: [path([out(0.5, 0.17), out(0.59, 0.17), out(0.61, 0.55), out(0.585, 0.95)], false)],
    }) +
    dot(out(0.585, 0.55), 0.018 * head, darkOf(cloth.colour))
  );
}

/** How wide the stripe on the outer seam is, in heads: a satin braid is narrow, sport's tape is not. */
const BRAID = 0.024;
const TAPE = 0.05;

/** Draws a braid down the outer seam of tailored trousers, a shade off their colour, or a tape in the cloth's second colour. */
export function drawSideStripe(job: LegJob): string {
  const { context, cut, cloth, leg } = job;
  const { k, on, end } = leg;
  const { body } = context;
  const isBraid = cut.construction === 'tailored';
  const shade = isBraid ? 0.14 : 0.4;
  const colour =
    (isBraid ? undefined : cloth.second) ?? tone(cloth.colour, cloth.colour.l > 0.5 ? -0.75 * shade : shade);
  const line = path(
    [
      ...[2.94, 3.3, 3.65].map((v) => body.torso(0, v, k * (waistHalfWidth(body, v) + 0.004))),
      ...along(0.12, end + 0.02, 8, (t) => on(t, k * 0.94)),
    ],
    false,
  );
  return stroke(line, toHex(colour), (isBraid ? BRAID : TAPE) * context.head);
}

const THREAD_SPACING = 0.075;

/** Draws the threads of a cut-off hem. */
export function drawFrayedHem({ context, cloth, leg }: LegJob): string {
  const { head, seed } = context;
  const random = createRandom(seed + (leg.k > 0 ? 3 : 5));
  const pale = toHex(tone(cloth.colour, 0.26, 0.35));
  const hem = [leg.hemOuter, leg.hemMiddle, leg.hemInner] as const;
  const at = (u: number): Point => mix(mix(hem[0], hem[1], u), mix(hem[1], hem[2], u), u);
  const threads = along(0.01, 0.99, Math.round(1 / THREAD_SPACING) * 2, at).map((point) => {
    const end = add(point, [(random() - 0.5) * 6, (0.03 + random() * 0.055) * head]);
    return stroke(polygon([add(point, [0, -2]), end], false), pale, 1.5);
  });
  return stroke(path([at(0), at(0.5), at(1)], false), pale, 3, 'stroke-opacity=".8"') + threads.join('');
}

/** Draws a turned-up hem with its shadow, on shorts and cropped legs. */
export function drawHemFold({ context, cloth, leg }: LegJob): string {
  const { head } = context;
  const { hemOuter, hemMiddle, hemInner } = leg;
  const lifted = [hemOuter, hemMiddle, hemInner].map((p) => add(p, [0, -0.09 * head]));
  return (
    stroke(path(lifted, false), inkOf(cloth.colour), 1.4, 'stroke-opacity=".6"') +
    fill(
      brush(
        lifted.map((p) => add(p, [0, 2.5])),
        0.03 * head,
        'flat',
      ),
      darkOf(cloth.colour),
      'fill-opacity=".16"',
    )
  );
}
