import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at } from '../kit/at.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { branch } from './leaves.ts';
import { ACROSS, ellipse, linear, opacity } from './paint.ts';
import type { SceneContext } from './scene-painting.ts';

/** Branches towards the back are darker. */
const DEPTHS = [-0.1, -0.08, -0.05, -0.03, 0, 0.03, 0.06] as const;

/** What a plant stands in. */
type Ground = Omit<SceneContext, 'variant' | 'beside' | 'apart'>;

export interface PlantOptions {
  readonly x: number;
  /** Foot of the pot. */
  readonly y: number;
  readonly size: number;
  readonly pot: Oklch;
  readonly green: Oklch;
  readonly wood: Oklch;
  /** Seven branches from back to front: direction in radians and length in px. */
  readonly branches: readonly (readonly [angle: number, length: number])[];
  /** Where the branches leave the earth. */
  readonly earthY: number;
  readonly joints: number;
  readonly leaf: readonly [length: number, width: number];
  readonly seed: number;
  readonly shadow: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
}

function pot({ document }: Ground, x: number, y: number, size: number, colour: Oklch): string {
  const s = (value: number) => value * size;
  const body = path([
    corner([x - s(70), y - s(120)]),
    corner([x + s(70), y - s(120)]),
    [x + s(62), y - s(30)],
    corner([x + s(40), y]),
    corner([x - s(40), y]),
    [x - s(62), y - s(30)],
  ]);
  const rim = path([
    corner([x - s(78), y - s(138)]),
    corner([x + s(78), y - s(138)]),
    corner([x + s(74), y - s(108)]),
    corner([x - s(74), y - s(108)]),
  ]);
  return (
    fill(body, linear(document, lightOf(colour, 0.6), shadowOf(colour, 1.1), ACROSS)) +
    fill(rim, linear(document, lightOf(colour, 0.9), shadowOf(colour, 0.8), ACROSS))
  );
}

/** A plant in a terracotta pot with its shadow on the floor. */
export function pottedPlant(context: Ground, options: PlantOptions): string {
  const { x, shadow } = options;
  const { document, palette } = context;
  const box = {
    left: shadow.x - shadow.rx,
    top: shadow.y - shadow.ry,
    right: shadow.x + shadow.rx,
    bottom: shadow.y + shadow.ry,
  };
  const ground = ellipse(
    [shadow.x, shadow.y],
    [shadow.rx, shadow.ry],
    toHex(shadowOf(palette.floor, 1.6)),
    `${opacity(0.4)} filter="url(#${document.blur(8, box)})"`,
  );
  const branches = options.branches.map(([angle, length], i) => {
    const grown = branch(x + ((i % 3) - 1) * 12, options.earthY, {
      angle,
      length,
      joints: options.joints,
      seed: options.seed + i * 3,
      leafLength: options.leaf[0],
      leafWidth: options.leaf[1],
    });
    return (
      fill(grown.stem, toHex(options.wood)) + fill(grown.leaves, toHex(tone(options.green, at(DEPTHS, i))))
    );
  });
  return ground + branches.join('') + pot(context, x, options.y, options.size, options.pot);
}

/** The greens and browns of real plants, whatever the harmony. */
export const PLANT_COLOURS = {
  olive: { green: oklch(0.52, 0.075, 135), wood: oklch(0.42, 0.05, 70) },
  laurel: { green: oklch(0.5, 0.085, 145), wood: oklch(0.4, 0.05, 70) },
} as const;
