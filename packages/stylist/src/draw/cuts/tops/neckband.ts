import { toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { mix, type Node } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import type { Cloth } from '#garments/cloth.ts';

/** Share of the first stretch of the neckline at either end that the band leaves out. */
const SHORTER = 0.22;

/** Returns the line of a band that ends within the shoulders: a round end would stand up beside the neck as a knob. */
export function bandLine(neckline: readonly Node[]): Node[] {
  const inwards = ([x, y]: Node, [towardsX, towardsY]: Node): Node =>
    mix([x, y], [towardsX, towardsY], SHORTER);
  const shortened = [...neckline];
  const [first, second] = neckline;
  const [beforeLast, last] = neckline.slice(-2);
  if (!first || !second || !beforeLast || !last) return shortened;
  shortened[0] = inwards(first, second);
  shortened[shortened.length - 1] = inwards(last, beforeLast);
  return shortened;
}

export interface Neckband {
  /** Width in px. */
  readonly width: number;
  /** How much darker than its cloth the band is. */
  readonly darker: number;
}

/** Draws a band along a neckline, and the seam it is sewn on with. */
export function drawBand(neckline: readonly Node[], cloth: Cloth, { width, darker }: Neckband): string {
  const line = bandLine(neckline);
  return (
    stroke(path(line, false), toHex(tone(cloth.colour, -darker)), width) +
    stroke(path(lowered(line, width / 2), false), inkOf(cloth.colour), 1.2, 'stroke-opacity=".55"')
  );
}
