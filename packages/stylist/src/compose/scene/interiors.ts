import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { pickOne } from '#random.ts';
import {
  dayShade,
  floorUnder,
  fresh,
  type PaintScene,
  standOff,
  wallCandidates,
  wallHues,
} from './scene-colours.ts';

const SOFT_GLOW = oklch(0.97, 0.035, 95);
const DADOS = [
  oklch(0.46, 0.065, 160),
  oklch(0.44, 0.07, 250),
  oklch(0.5, 0.1, 28),
  oklch(0.58, 0.085, 62),
  oklch(0.55, 0.06, 200),
];

/** A café: a pale wall over painted panelling. */
export const cafe: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.885, 0.04), input.worn);
  return {
    wall,
    floor: oklch(0.7, 0.055, 62),
    motif: pickOne(input.random, DADOS),
    accent: input.story.accent.colour,
    glow: oklch(0.95, 0.06, 85),
    shade: dayShade(wall),
  };
};

const BOARDS: readonly [Oklch, ...Oklch[]] = [
  oklch(0.81, 0.06, 70),
  oklch(0.72, 0.07, 60),
  oklch(0.8, 0.04, 165),
  oklch(0.74, 0.05, 238),
  oklch(0.6, 0.07, 52),
];

/** Boards of pine, or painted as lodges are. */
export const lodge: PaintScene = ({ worn, random }) => {
  const [first, ...rest] = BOARDS;
  const wall = standOff(random() < 0.65 ? BOARDS : [pickOne(random, BOARDS), first, ...rest], worn);
  return {
    wall,
    floor: oklch(0.6, 0.062, 55),
    motif: pickOne(random, [oklch(0.45, 0.06, 155), oklch(0.9, 0.02, 85), oklch(0.44, 0.07, 250)]),
    accent: pickOne(random, [oklch(0.52, 0.15, 27), oklch(0.45, 0.08, 155), oklch(0.46, 0.09, 258)]),
    glow: oklch(0.95, 0.065, 78),
    shade: oklch(0.3, 0.06, 320),
  };
};

/** Shelves of oak, or painted with the wall. */
export const library: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.85, 0.032), input.worn);
  const painted = oklch(0.5, 0.045, wall.h);
  return {
    wall,
    floor: oklch(0.64, 0.062, 60),
    motif: pickOne(input.random, [oklch(0.46, 0.065, 50), oklch(0.58, 0.07, 62), painted]),
    accent: input.story.accent.colour,
    glow: SOFT_GLOW,
    shade: oklch(0.31, 0.055, 300),
  };
};

/** Painted brick and pine boards. */
export const loft: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.885, 0.022), input.worn);
  return {
    wall,
    floor: oklch(0.76, 0.045, 70),
    motif: pickOne(input.random, [oklch(0.52, 0.07, 200), oklch(0.5, 0.09, 30), oklch(0.5, 0.07, 265)]),
    accent: input.story.accent.colour,
    glow: SOFT_GLOW,
    shade: oklch(0.32, 0.05, 290),
  };
};

/** Walls nearly white, or the deep colours old pictures hang on. */
export const gallery: PaintScene = (input) => {
  const hues = wallHues(input);
  const deep = hues.map((h) => oklch(0.6, 0.06, fresh(h)));
  const [first, ...rest] = wallCandidates(hues, 0.915, 0.016);
  const wall = standOff([first, ...rest, ...deep], input.worn);
  return {
    wall,
    floor: floorUnder(oklch(0.88, 0.03, 75), -0.08),
    motif: pickOne(input.random, [oklch(0.54, 0.09, 235), oklch(0.55, 0.11, 35), oklch(0.5, 0.075, 160)]),
    accent: pickOne(input.random, [oklch(0.7, 0.14, 45), oklch(0.8, 0.12, 85), oklch(0.68, 0.12, 5)]),
    glow: SOFT_GLOW,
    shade: oklch(0.33, 0.05, 290),
  };
};

/** A bright room with a beech floor. */
export const gym: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.885, 0.036), input.worn);
  return {
    wall,
    floor: oklch(0.81, 0.058, 72),
    motif: pickOne(input.random, [oklch(0.6, 0.1, 250), oklch(0.64, 0.09, 185), oklch(0.66, 0.12, 38)]),
    accent: input.story.accent.colour,
    glow: SOFT_GLOW,
    shade: dayShade(wall),
  };
};
