import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { pickOne } from '#random.ts';
import { jewelWalls, type PaintScene, standOff } from './scene-colours.ts';

const LAMP = oklch(0.87, 0.105, 76);

type Skies = readonly [Oklch, ...Oklch[]];

const WINTER_DUSKS: Skies = [
  oklch(0.48, 0.08, 264),
  oklch(0.44, 0.08, 284),
  oklch(0.54, 0.07, 248),
  oklch(0.36, 0.07, 268),
];
const NIGHTS: Skies = [
  oklch(0.37, 0.075, 266),
  oklch(0.34, 0.075, 288),
  oklch(0.4, 0.065, 236),
  oklch(0.48, 0.08, 275),
];
const AFTERGLOWS: Skies = [
  oklch(0.52, 0.095, 292),
  oklch(0.48, 0.085, 268),
  oklch(0.6, 0.095, 325),
  oklch(0.42, 0.085, 280),
];

const oneOf = (skies: Skies, worn: readonly Oklch[], random: () => number) =>
  standOff([pickOne(random, skies), ...skies], worn);

/** Snow under a blue dusk, stalls lit warm. */
export const fair: PaintScene = ({ worn, random }) => ({
  wall: oneOf(WINTER_DUSKS, worn, random),
  floor: oklch(0.87, 0.022, 252),
  motif: oklch(0.42, 0.06, 50),
  accent: pickOne(random, [oklch(0.55, 0.165, 27), oklch(0.5, 0.1, 158), oklch(0.76, 0.12, 80)]),
  glow: LAMP,
  shade: oklch(0.2, 0.06, 276),
});

/** Jewel walls, walnut, lit bottles. */
export const wineBar: PaintScene = (input) => ({
  wall: standOff(jewelWalls(input, 0.36, 0.065), input.worn),
  floor: oklch(0.31, 0.04, 42),
  motif: oklch(0.4, 0.06, 45),
  accent: pickOne(input.random, [oklch(0.56, 0.13, 20), oklch(0.6, 0.09, 165), oklch(0.7, 0.12, 70)]),
  glow: LAMP,
  shade: oklch(0.16, 0.05, 330),
});

const VELVETS = [oklch(0.45, 0.14, 22), oklch(0.42, 0.085, 162), oklch(0.4, 0.1, 270)];
const FOYERS: Skies = [
  oklch(0.84, 0.05, 76),
  oklch(0.78, 0.055, 30),
  oklch(0.74, 0.045, 165),
  oklch(0.46, 0.1, 20),
  oklch(0.44, 0.06, 170),
  oklch(0.42, 0.075, 268),
];

/** Cream, rose or deep walls with marble, brass and velvet. */
export const foyer: PaintScene = ({ worn, random }) => ({
  wall: oneOf(FOYERS, worn, random),
  floor: oklch(0.84, 0.018, 75),
  motif: pickOne(random, [oklch(0.42, 0.06, 250), oklch(0.5, 0.08, 165), oklch(0.62, 0.1, 40)]),
  accent: pickOne(random, VELVETS),
  glow: oklch(0.94, 0.07, 82),
  shade: oklch(0.26, 0.06, 320),
});

/** The river after sunset. */
export const riverside: PaintScene = ({ worn, random }) => ({
  wall: oneOf(NIGHTS, worn, random),
  floor: oklch(0.4, 0.03, 272),
  motif: oklch(0.3, 0.05, 270),
  accent: pickOne(random, [oklch(0.72, 0.13, 20), oklch(0.76, 0.1, 190), oklch(0.76, 0.12, 330)]),
  glow: LAMP,
  shade: oklch(0.15, 0.05, 280),
});

/** A rooftop under an afterglow. */
export const rooftop: PaintScene = ({ worn, random }) => {
  const wall = oneOf(AFTERGLOWS, worn, random);
  return {
    wall,
    floor: oklch(0.4, 0.045, wall.h),
    motif: pickOne(random, [oklch(0.78, 0.115, 55), oklch(0.76, 0.115, 25), oklch(0.84, 0.09, 75)]),
    accent: pickOne(random, [oklch(0.68, 0.14, 35), oklch(0.7, 0.12, 5), oklch(0.72, 0.1, 190)]),
    glow: LAMP,
    shade: oklch(0.18, 0.06, 300),
  };
};
