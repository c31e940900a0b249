import { oklch, toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { sagOf, waistHalfWidth } from '#draw/figure/waistline.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, corner, type Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

export const WAISTBAND_HEIGHT = 0.135;
const GOLD = toHex(oklch(0.8, 0.085, 85));
const RIVET = toHex(oklch(0.78, 0.07, 75));
const CORD = toHex(oklch(0.93, 0.01, 90));

export interface Waistband {
  /** Height of its upper edge. */
  readonly rise: number;
  readonly height: number;
  /** Ease at the upper and at the lower edge. */
  readonly upperEase: number;
  readonly lowerEase: number;
}

/** How much lower the middle of a band hangs that goes round the waist at `rise`, in heads. */
export const bandSag = ({ body }: DrawContext, rise: number): number => sagOf(waistHalfWidth(body, rise));

/** The middle of the band where the figure faces the eye, or at `u` of its half width. */
export function bandMiddle(
  context: DrawContext,
  { rise, height }: Pick<Waistband, 'rise' | 'height'>,
  u = 0,
): Point {
  const { body } = context;
  const v = rise + height / 2 + bandSag(context, rise) * (1 - u * u);
  return body.torso(0, v, u * waistHalfWidth(body, rise));
}

/** The band round the waist: it sags in the middle, being below eye level. */
export function drawBand(context: DrawContext, cloth: Cloth, band: Waistband): string {
  const { body } = context;
  const on = onTorso(body);
  const { rise, height } = band;
  const upper = waistHalfWidth(body, rise) + band.upperEase;
  const lower = waistHalfWidth(body, rise + height) + band.lowerEase;
  const sag = bandSag(context, rise);
  const outline = path([
    corner(on(rise, -upper)),
    on(rise + sag * 0.75, -upper / 2),
    on(rise + sag, 0),
    on(rise + sag * 0.75, upper / 2),
    corner(on(rise, upper)),
    corner(on(rise + height, lower)),
    on(rise + height + sag * 0.75, lower / 2),
    on(rise + height + sag, 0),
    on(rise + height + sag * 0.75, -lower / 2),
    corner(on(rise + height, -lower)),
  ]);
  return piece(context, outline, cloth, {
    origin: body.torso(0, rise),
    ...rounded(body.torso(-1, rise), body.torso(1, rise)),
    edge: 1.5,
  });
}

/** Draws a gold prong buckle on the middle of a belt. */
export function drawBuckle(context: DrawContext, centre: Point): string {
  if (isAway(context.body)) return '';
  const { head } = context;
  const frame = `<rect x="${px(centre[0] - 0.07 * head)}" y="${px(centre[1] - 0.058 * head)}" width="${px(0.14 * head)}" height="${px(0.115 * head)}" rx="4" fill="none" stroke="${GOLD}" stroke-width="3.6"/>`;
  const prong = polygon([add(centre, [-0.02 * head, 0]), add(centre, [0.08 * head, 0])], false);
  return frame + stroke(prong, GOLD, 3);
}

/** Half the length of a belt loop, in heads. */
const LOOP = 0.08;

/** Draws rivet button and belt loops of a jeans waistband. */
export function drawJeansWaist(context: DrawContext, cloth: Cloth, rise: number): string {
  const { body, head } = context;
  const ink = inkOf(cloth.colour);
  const band = { rise, height: WAISTBAND_HEIGHT };
  const button = dot(bandMiddle(context, band), 0.028 * head, RIVET, `stroke="${ink}" stroke-width="1"`);
  const loop = (u: number) => {
    const middle = bandMiddle(context, band, u);
    const top = add(middle, [0, -LOOP * head]);
    const foot = add(middle, [0, LOOP * head]);
    const shadowLine = polygon([add(top, [3.4, 0]), add(foot, [3.4, 0])], false);
    return (
      stroke(polygon([top, foot], false), toHex(tone(cloth.colour, 0.03)), 5.5) +
      stroke(shadowLine, ink, 1, 'stroke-opacity=".6"')
    );
  };
  return isAway(body) ? loop(-0.5) + loop(0) + loop(0.5) : button + loop(-0.62) + loop(0.62);
}

/** How far the end of a buttoned waistband lies from its button, in shares of the half width. */
const TAB = 0.12;

/** Draws the button of a tailored waistband and the end of the band it closes. */
export function drawWaistButton(
  context: DrawContext,
  { colour }: Cloth,
  shape: Pick<Waistband, 'rise' | 'height'>,
): string {
  const { body, head } = context;
  if (isAway(body)) return '';
  const ink = inkOf(colour);
  const end = bandMiddle(context, shape, TAB);
  const half = (shape.height / 2) * head;
  return (
    stroke(polygon([add(end, [0, -half]), add(end, [0, half])], false), ink, 1.3, 'stroke-opacity=".55"') +
    dot(
      bandMiddle(context, shape),
      0.022 * head,
      toHex(tone(colour, -0.12)),
      `stroke="${ink}" stroke-width="1"`,
    )
  );
}

/** Draws the tied cord of a jogger waist. */
export function drawDrawstring(context: DrawContext, rise: number): string {
  if (isAway(context.body)) return '';
  const knot = bandMiddle(context, { rise, height: WAISTBAND_HEIGHT + 0.04 });
  const end = (...points: Point[]) =>
    stroke(
      path(
        points.map((p) => add(knot, p)),
        false,
      ),
      CORD,
      3.4,
    );
  return end([-8, 0], [-12, 30], [-9, 62]) + end([8, 0], [12, 26], [15, 52]);
}
