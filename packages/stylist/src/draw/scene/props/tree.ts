import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import type { Node } from '#draw/kit/point.ts';
import { corner } from '#draw/kit/point.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { createRandom } from '#random.ts';
import { ACROSS, linear } from '../paint.ts';

const BARK = oklch(0.42, 0.05, 50);

/** Returns an uneven round of foliage, as path data. */
export function crownShape(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  seed: number,
): string {
  const random = createRandom(seed);
  const count = 13;
  const nodes = Array.from({ length: count }, (_, i): Node => {
    const angle = (i / count) * Math.PI * 2;
    const reach = 0.9 + random() * 0.2;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return path(nodes);
}

/** Returns a full-crowned tree: trunk, crown lit from the left, one plane of shade. */
export function roundTree(
  document: SvgDocument,
  [x, y, size]: readonly [number, number, number],
  green: Oklch,
  seed: number,
): string {
  const trunk = path([
    corner([x - 13 * size, y]),
    [x - 8 * size, y - 120 * size],
    corner([x - 6 * size, y - 220 * size]),
    corner([x + 8 * size, y - 220 * size]),
    [x + 9 * size, y - 120 * size],
    corner([x + 16 * size, y]),
  ]);
  const crown = crownShape([x, y - 300 * size], [128 * size, 140 * size], seed);
  const shade = crownShape([x + 44 * size, y - 262 * size], [88 * size, 98 * size], seed + 1);
  const clip = document.clip(crown);
  return (
    fill(trunk, linear(document, lightOf(BARK, 0.4), shadowOf(BARK, 0.8), ACROSS)) +
    fill(crown, toHex(green)) +
    `<g clip-path="url(#${clip})">${fill(shade, toHex(shadowOf(green, 0.8)), 'fill-opacity=".7"')}</g>`
  );
}

/** Returns a cypress. */
export function cypress(
  document: SvgDocument,
  [x, y, size]: readonly [number, number, number],
  green: Oklch,
): string {
  const d = path([
    corner([x, y - 420 * size]),
    [x + 30 * size, y - 300 * size],
    [x + 46 * size, y - 140 * size],
    [x + 34 * size, y - 20 * size],
    corner([x + 8 * size, y]),
    corner([x - 8 * size, y]),
    [x - 34 * size, y - 20 * size],
    [x - 46 * size, y - 140 * size],
    [x - 30 * size, y - 300 * size],
  ]);
  return fill(d, linear(document, lightOf(green, 0.5), shadowOf(green, 0.9), ACROSS));
}
