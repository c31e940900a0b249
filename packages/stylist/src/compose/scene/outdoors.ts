import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { pickOne } from '#random.ts';
import { type PaintScene, standOff, wallHues, within } from './scene-colours.ts';

/** Paint that doors, shutters and shop fronts wear. */
export const DOORS: readonly Oklch[] = [
  oklch(0.52, 0.085, 200),
  oklch(0.46, 0.09, 262),
  oklch(0.5, 0.08, 150),
  oklch(0.5, 0.12, 25),
  oklch(0.56, 0.09, 300),
  oklch(0.68, 0.12, 75),
];
export const AWNINGS: readonly Oklch[] = [
  oklch(0.66, 0.14, 35),
  oklch(0.58, 0.1, 165),
  oklch(0.6, 0.12, 250),
  oklch(0.76, 0.13, 80),
  oklch(0.62, 0.13, 5),
];

/** A rendered shop front with a door and an awning in colours streets have. */
export const street: PaintScene = ({ worn, random }) => {
  const render = (h: number) => oklch(0.89, 0.042, h);
  const walls = [85, 60, 30, 230, 160].map(render);
  const first = render(pickOne(random, [85, 60, 30]));
  const wall = standOff([first, ...walls, oklch(0.78, 0.06, 38), oklch(0.74, 0.06, 235)], worn);
  return {
    wall,
    floor: oklch(wall.l - 0.1, 0.03, 70),
    motif: pickOne(random, DOORS),
    accent: pickOne(random, AWNINGS),
    glow: oklch(0.97, 0.03, 95),
    shade: oklch(0.34, 0.06, 300),
  };
};

export const snow: PaintScene = (input) => {
  const hue = within(wallHues(input)[0], 228, 280);
  const wall = standOff([oklch(0.8, 0.048, hue), oklch(0.8, 0.05, 245), oklch(0.72, 0.06, hue)], input.worn);
  return {
    wall,
    floor: oklch(0.945, 0.015, wall.h),
    motif: oklch(0.8, 0.03, 240),
    accent: oklch(0.8, 0.1, 85),
    glow: oklch(0.95, 0.045, 60),
    shade: oklch(0.38, 0.08, 268),
  };
};

export const cloud: PaintScene = (input) => {
  const hue = within(wallHues(input)[0], 225, 270);
  const wall = standOff([oklch(0.8, 0.032, hue), oklch(0.8, 0.03, 240), oklch(0.7, 0.04, hue)], input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.08, 0.03, wall.h + 8),
    motif: oklch(0.8, 0.03, 240),
    accent: oklch(0.8, 0.1, 85),
    glow: oklch(0.945, 0.05, 90),
    shade: oklch(0.3, 0.05, 270),
  };
};

export const autumn: PaintScene = ({ worn, random }) => {
  const skies = [150, 82, 240].map((h) => oklch(0.88, 0.034, h));
  const wall = standOff([pickOne(random, skies), ...skies, oklch(0.76, 0.05, 235)], worn);
  return {
    wall,
    floor: oklch(0.72, 0.05, 60),
    motif: oklch(0.42, 0.05, 45),
    accent: oklch(0.84, 0.11, 190),
    glow: oklch(0.955, 0.06, 85),
    shade: oklch(0.33, 0.07, 320),
  };
};

const COURTS: readonly (readonly [floor: Oklch, surround: Oklch, fence: number])[] = [
  [oklch(0.6, 0.115, 160), oklch(0.68, 0.135, 42), 165],
  [oklch(0.56, 0.1, 248), oklch(0.62, 0.1, 160), 255],
  [oklch(0.66, 0.13, 42), oklch(0.58, 0.1, 158), 165],
];

/** A tennis court in green, blue or clay under a summer sky. */
export const court: PaintScene = ({ random }) => {
  const [floor, accent, fence] = pickOne(random, COURTS);
  return {
    wall: oklch(0.85, 0.06, 228),
    floor,
    motif: oklch(0.42, 0.085, fence),
    accent,
    glow: oklch(0.97, 0.06, 95),
    shade: oklch(0.26, 0.07, 220),
  };
};
