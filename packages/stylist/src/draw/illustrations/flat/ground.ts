import { oklch, toHex } from '#colour/convert.ts';
import type { Box } from '#draw/kit/box.ts';
import { polygon } from '#draw/kit/curve.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { branch, frond } from '#draw/scene/leaves.ts';
import { circle, rect } from '#draw/scene/paint.ts';

/** What items lie on: a two-tone ground. */
export const GROUNDS = {
  peach: [oklch(0.865, 0.045, 55), oklch(0.8, 0.065, 42)],
  sage: [oklch(0.86, 0.03, 150), oklch(0.78, 0.05, 155)],
  ice: [oklch(0.87, 0.028, 245), oklch(0.8, 0.045, 248)],
  stone: [oklch(0.89, 0.018, 80), oklch(0.82, 0.03, 70)],
} as const;
export type GroundName = keyof typeof GROUNDS;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ground with its second tone as a slanted field on the right. */
export function slantedGround(name: GroundName, { width, height }: Size): string {
  const [first, second] = GROUNDS[name];
  const field = polygon([
    [width * 0.6, 0],
    [width, 0],
    [width, height],
    [width * 0.474, height],
  ]);
  return rect([0, 0, width, height], toHex(first)) + fill(field, toHex(second));
}

/** Returns the ground with its second tone as a disc. */
export function discGround(
  name: GroundName,
  { width, height }: Size,
  disc: readonly [x: number, y: number, radius: number],
  opacity = 1,
): string {
  const [first, second] = GROUNDS[name];
  return rect([0, 0, width, height], toHex(first)) + circle(...disc, toHex(second), opacity);
}

/** Returns light through a window, with the shadow of a palm, over everything that lies there. */
export function windowLight(document: SvgDocument): string {
  const pane = (column: number, row: number) => {
    const x = -60 + column * 430 + row * 26;
    const y = -60 + row * 470;
    return `M${x} ${y}l380 -70v420l-380 70z`;
  };
  const panes = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => pane(column, row))).join('');
  const palm =
    frond(1020, 120, { angle: 2.6, length: 620, leaves: 15, seed: 3, width: 20 }) +
    frond(1000, 420, { angle: 2.95, length: 560, leaves: 14, seed: 5, width: 20 });
  const shade = group(
    fill(palm, toHex(oklch(0.45, 0.06, 330)), 'fill-opacity=".16"'),
    `clip-path="url(#${document.clip(panes)})"`,
  );
  return group(
    fill(panes, toHex(oklch(0.97, 0.05, 94)), 'fill-opacity=".36"') + shade,
    'style="mix-blend-mode:soft-light"',
  );
}

/** Reach of the twig from where it grows, px. */
export const TWIG_BOX: Box = { left: -420, top: -480, right: 420, bottom: 480 };

/** A twig of eucalyptus growing from (0, 0) along `angle` radians. */
export function eucalyptus(angle: number, seed = 5): string {
  const { stem, leaves } = branch(0, 0, {
    angle,
    length: 420,
    joints: 10,
    seed,
    leafLength: 70,
    leafWidth: 20,
  });
  return fill(stem, toHex(oklch(0.45, 0.05, 70))) + fill(leaves, toHex(oklch(0.62, 0.055, 160)));
}
