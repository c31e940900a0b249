import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { pickOne } from '#random.ts';
import { type PaintScene, standOff } from './scene-colours.ts';

type Skies = readonly [Oklch, ...Oklch[]];

const SUMMER_SKIES: Skies = [
  oklch(0.87, 0.052, 228),
  oklch(0.89, 0.045, 62),
  oklch(0.78, 0.07, 232),
  oklch(0.88, 0.04, 20),
];
const MILD_SKIES: Skies = [
  oklch(0.88, 0.042, 230),
  oklch(0.9, 0.03, 92),
  oklch(0.79, 0.055, 232),
  oklch(0.87, 0.035, 20),
];
const FOGS: Skies = [
  oklch(0.82, 0.024, 232),
  oklch(0.85, 0.024, 82),
  oklch(0.74, 0.035, 228),
  oklch(0.66, 0.04, 235),
];
const PLASTERS: Skies = [
  oklch(0.89, 0.045, 72),
  oklch(0.87, 0.05, 45),
  oklch(0.93, 0.02, 85),
  oklch(0.76, 0.085, 45),
  oklch(0.82, 0.075, 78),
  oklch(0.84, 0.05, 230),
];

const DAYLIGHT = oklch(0.97, 0.05, 94);

/** One of the first two where it stands off from the look, else the one that does. */
function sky(skies: Skies, worn: readonly Oklch[], random: () => number): Oklch {
  const [first, ...rest] = skies;
  return standOff(random() < 0.5 ? skies : [rest[0] ?? first, first, ...rest.slice(1)], worn);
}

/** Sea and sky over warm tiles. */
export const terrace: PaintScene = ({ worn, random }) => ({
  wall: sky(SUMMER_SKIES, worn, random),
  floor: pickOne(random, [oklch(0.76, 0.065, 48), oklch(0.86, 0.03, 80)]),
  motif: pickOne(random, [oklch(0.62, 0.085, 222), oklch(0.56, 0.09, 240), oklch(0.68, 0.075, 195)]),
  accent: pickOne(random, [oklch(0.62, 0.125, 40), oklch(0.58, 0.09, 235), oklch(0.9, 0.02, 85)]),
  glow: DAYLIGHT,
  shade: oklch(0.3, 0.06, 255),
});

const BLOSSOMS = [oklch(0.6, 0.19, 352), oklch(0.68, 0.16, 22), oklch(0.6, 0.14, 312), oklch(0.94, 0.03, 30)];

/** A plastered garden wall and what flowers on it. */
export const garden: PaintScene = ({ worn, random }) => {
  const wall = sky(PLASTERS, worn, random);
  return {
    wall,
    floor: oklch(0.83, 0.03, 75),
    motif: oklch(0.52, 0.08, 142),
    accent: pickOne(random, BLOSSOMS),
    glow: DAYLIGHT,
    shade: oklch(0.33, 0.07, 310),
  };
};

/** Fog over a quay. */
export const harbour: PaintScene = ({ worn, random }) => ({
  wall: sky(FOGS, worn, random),
  floor: oklch(0.71, 0.02, 80),
  motif: pickOne(random, [oklch(0.42, 0.07, 248), oklch(0.44, 0.06, 165), oklch(0.4, 0.05, 280)]),
  accent: pickOne(random, [oklch(0.58, 0.14, 28), oklch(0.78, 0.12, 80), oklch(0.93, 0.02, 85)]),
  glow: oklch(0.955, 0.04, 88),
  shade: oklch(0.3, 0.05, 262),
});

/** Lawn, trees and a gravel path under a mild sky. */
export const park: PaintScene = ({ worn, random }) => ({
  wall: sky(MILD_SKIES, worn, random),
  floor: oklch(0.84, 0.035, 76),
  motif: pickOne(random, [oklch(0.53, 0.085, 142), oklch(0.56, 0.085, 130), oklch(0.5, 0.075, 158)]),
  accent: pickOne(random, [oklch(0.62, 0.16, 28), oklch(0.8, 0.13, 85), oklch(0.6, 0.11, 250)]),
  glow: oklch(0.97, 0.055, 92),
  shade: oklch(0.3, 0.06, 250),
});

const TRACKS = [oklch(0.6, 0.13, 34), oklch(0.52, 0.105, 252), oklch(0.57, 0.14, 22)];

/** A running track in brick red or blue. */
export const track: PaintScene = ({ worn, random }) => ({
  wall: sky(MILD_SKIES, worn, random),
  floor: pickOne(random, TRACKS),
  motif: oklch(0.55, 0.095, 145),
  accent: pickOne(random, [oklch(0.58, 0.12, 255), oklch(0.78, 0.13, 82), oklch(0.6, 0.1, 190)]),
  glow: oklch(0.97, 0.06, 95),
  shade: oklch(0.27, 0.06, 240),
});
