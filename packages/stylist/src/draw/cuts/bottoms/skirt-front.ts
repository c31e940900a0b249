import { toHex } from '#colour/convert.ts';
import { darkOf, inkOf, shadowOf, tone } from '#colour/tones.ts';
import { limbShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, corner, lerp, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { dot } from '#draw/tailoring/dot.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';

const SPACING = 0.34;
const STAND = 0.055;

/** Draws buttons down the middle of the front, on a stitched stand. */
export function drawButtonStand(
  { head }: DrawContext,
  cloth: Cloth,
  { at, hem, hemAt, rise, halfWidth }: SkirtDraft,
): string {
  const ink = inkOf(cloth.colour);
  const edge = (k: -1 | 1) => {
    const x = (v: number) => (k * STAND) / halfWidth(v);
    return path(
      [at(rise, x(rise)), at(3.85, x(3.85)), at(lerp(3.85, hem, 0.5), x(hem)), hemAt(x(hem), 0.05)],
      false,
    );
  };
  const colour = toHex(tone(cloth.colour, cloth.colour.l > 0.5 ? -0.2 : 0.24, 0.7));
  let buttons = '';
  for (let v = rise + 0.28; v < hem - 0.12; v += SPACING) {
    buttons += dot(at(v, 0), 0.026 * head, colour, `stroke="${ink}" stroke-width="1"`);
  }
  return (
    stroke(edge(-1), ink, 1.2, 'stroke-opacity=".55"') +
    stroke(edge(1), ink, 1.4, 'stroke-opacity=".75"') +
    buttons
  );
}

const SLIT_TOP = 0.34;
const FULL_HIP = 3.85;
const KNEE = 6.05;
const ANKLE = 8.2;
/** How far the edges of a slit are from the middle of the leg in it, in heads: half way down and at the hem. */
const INNER_EDGE = [0.17, 0.2] as const;
const OUTER_EDGE = [0.2, 0.36] as const;
/** The leg is drawn on to below any hem. */
const BELOW_HEM = 2.4;
/** A slit stays clear of the side seam. */
const OUTERMOST = 0.8;

/** Where along a leg that stands a height is. */
const legAt = (v: number) =>
  v < KNEE ? (v - FULL_HIP) / (KNEE - FULL_HIP) : 1 + (v - KNEE) / (ANKLE - KNEE);

/** Draws a slit over the leg that is not carrying the weight: the skirt's inside shows behind it, and the leg in it. */
export function drawSlit(
  context: DrawContext,
  cloth: Cloth,
  { at, hem, hemAt, halfWidth }: SkirtDraft,
): string {
  const { body, head } = context;
  const k = body.weightSide === 'left' ? 1 : -1;
  const leg = body.legs[k > 0 ? 'right' : 'left'];
  const top = lerp(3.9, hem, SLIT_TOP);
  const middle = lerp(top, hem, 0.55);
  const across = (v: number, beside: number) => {
    const [left, right] = [at(v, -1)[0], at(v, 1)[0]];
    const u = (2 * (leg.at(Math.min(2, legAt(v)))[0] - left)) / (right - left) - 1;
    return clamp(u + (k * beside) / halfWidth(v), -OUTERMOST, OUTERMOST);
  };
  const inner: Point[] = [
    at(top, across(top, 0)),
    at(middle, across(middle, -INNER_EDGE[0])),
    hemAt(across(hem, -INNER_EDGE[1]), 0.03),
  ];
  const outer: Point[] = [
    hemAt(across(hem, OUTER_EDGE[1]), -0.01),
    at(middle, across(middle, OUTER_EDGE[0])),
  ];
  const opening = path([
    corner(inner[0] ?? [0, 0]),
    ...inner.slice(1, 2),
    corner(inner[2] ?? [0, 0]),
    corner(outer[0] ?? [0, 0]),
    ...outer.slice(1),
  ]);
  const clip = context.document.clip(opening);
  const skin = toHex(context.skin);
  const limb = path([...leg.side(-1, 0.3, BELOW_HEM, 0, 8), ...leg.side(1, 0.3, BELOW_HEM, 0, 8).reverse()]);
  const shadow = brush([inner[0] ?? [0, 0], inner[1] ?? [0, 0], inner[2] ?? [0, 0]], 0.07 * head, 'flat');
  return (
    `<g clip-path="url(#${clip})">` +
    fill(opening, toHex(shadowOf(cloth.colour, 1.7))) +
    fill(limb, skin) +
    fill(
      limbShade(leg, () => 0, 0.3, BELOW_HEM, { u: 0.2 }),
      darkOf(context.skin),
      'fill-opacity=".24"',
    ) +
    fill(shadow, darkOf(context.skin), 'fill-opacity=".3"') +
    '</g>' +
    stroke(path(inner, false), inkOf(cloth.colour), 1.6, 'stroke-opacity=".8"') +
    fill(
      brush(
        [...inner].map((p): Point => [p[0] - k * 3, p[1]]),
        0.03 * head,
      ),
      toHex(tone(cloth.colour, 0.08)),
      'fill-opacity=".7"',
    )
  );
}
