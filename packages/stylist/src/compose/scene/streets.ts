import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { pickOne } from '#random.ts';
import { AWNINGS, DOORS, street } from './outdoors.ts';
import { type PaintScene, standOff } from './scene-colours.ts';

/** A house front behind the stalls, in the colours streets have. */
export const market: PaintScene = (input) => ({
  ...street(input),
  floor: oklch(0.8, 0.022, 72),
});

const FRONTS: readonly [Oklch, ...Oklch[]] = [
  oklch(0.46, 0.065, 160),
  oklch(0.44, 0.075, 252),
  oklch(0.5, 0.1, 25),
  oklch(0.62, 0.075, 205),
  oklch(0.78, 0.075, 82),
  oklch(0.86, 0.04, 75),
];

/** A painted shop front, which is the ground behind the figure. */
export const bookshop: PaintScene = ({ worn, random }) => {
  const [first, ...rest] = FRONTS;
  const motif = standOff([pickOne(random, FRONTS), first, ...rest], worn);
  return {
    wall: oklch(0.88, 0.035, 72),
    floor: oklch(0.78, 0.022, 75),
    motif,
    accent: pickOne(random, DOORS),
    glow: oklch(0.96, 0.04, 92),
    shade: oklch(0.32, 0.06, 300),
  };
};

const MISTS: readonly [Oklch, ...Oklch[]] = [
  oklch(0.76, 0.035, 240),
  oklch(0.72, 0.04, 255),
  oklch(0.82, 0.026, 228),
  oklch(0.64, 0.045, 248),
];

/** Mist, wet paving and lamps lit early. */
export const rain: PaintScene = ({ worn, random }) => {
  const wall = standOff([pickOne(random, MISTS), ...MISTS], worn);
  return {
    wall,
    floor: oklch(wall.l - 0.13, 0.032, 252),
    motif: oklch(0.46, 0.05, 200),
    accent: pickOne(random, AWNINGS),
    glow: oklch(0.9, 0.095, 82),
    shade: oklch(0.28, 0.05, 272),
  };
};
