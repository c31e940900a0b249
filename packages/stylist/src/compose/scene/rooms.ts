import { oklch } from '#colour/convert.ts';
import {
  dayShade,
  floorUnder,
  fresh,
  halfWay,
  jewelWalls,
  type PaintScene,
  standOff,
  wallCandidates,
  wallHues,
} from './scene-colours.ts';

const DAY_GLOW = oklch(0.97, 0.05, 94);
const SOFT_GLOW = oklch(0.97, 0.035, 95);
const TERRACOTTA = oklch(0.62, 0.125, 40);

/** A sunlit wall with a potted plant. */
export const sunRoom: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.88, 0.055), input.worn);
  return {
    wall,
    floor: floorUnder(wall),
    motif: TERRACOTTA,
    accent: input.story.accent.colour,
    glow: DAY_GLOW,
    shade: dayShade(wall),
  };
};

/** Three arched windows; the sky in them stays sky. */
export const officeRoom: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.875, 0.024), input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.12, 0.035, 65),
    motif: oklch(0.8, 0.05, 232),
    accent: input.story.accent.colour,
    glow: SOFT_GLOW,
    shade: oklch(0.32, 0.05, 290),
  };
};

/** A panelled room with a parquet floor. */
const salonByDay: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.86, 0.034), input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.18, 0.06, 62),
    motif: oklch(0.5, 0.1, 20),
    accent: input.story.metal.colour,
    glow: oklch(0.975, 0.04, 95),
    shade: dayShade(wall),
  };
};

const salonByNight: PaintScene = (input) => {
  const wall = standOff(jewelWalls(input, 0.4, 0.055), input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.08, 0.045, wall.h + 5),
    motif: oklch(0.5, 0.1, 20),
    accent: oklch(0.72, 0.12, 70),
    glow: oklch(0.9, 0.05, 85),
    shade: oklch(0.16, 0.05, wall.h + 20),
  };
};

/** Lit by lamps when the look is for the evening. */
export const salon: PaintScene = (input) =>
  input.light === 'evening' ? salonByNight(input) : salonByDay(input);

/** A pale wall with a painted niche, which is the ground behind the figure. */
export const archRoom: PaintScene = (input) => {
  const [first, ...rest] = wallHues(input).map(fresh);
  const niche = (l: number) => (h: number) => oklch(l, 0.088, h);
  const deeper = rest.map(niche(0.64));
  const motif = standOff([niche(0.75)(first ?? 205), ...rest.map(niche(0.75)), ...deeper], input.worn);
  const wall = oklch(0.905, 0.026, motif.h + 12);
  return {
    wall,
    floor: floorUnder(wall, -0.11, 0.022),
    motif,
    accent: input.story.accent.colour,
    glow: oklch(0.95, 0.06, 80),
    shade: oklch(0.34, 0.07, halfWay(motif.h, 330)),
  };
};

/** A photographer's painted backdrop. */
export const studioRoom: PaintScene = (input) => {
  const wall = standOff(wallCandidates(wallHues(input), 0.845, 0.055), input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.08, wall.c + 0.005, wall.h),
    motif: oklch(0.74, 0.1, wall.h + 100),
    accent: input.story.accent.colour,
    glow: oklch(0.95, 0.06, 80),
    shade: oklch(0.34, 0.09, halfWay(wall.h, 300)),
  };
};

/** Plum, teal or chestnut curtain under a pendant lamp. */
export const nightRoom: PaintScene = (input) => {
  const wall = standOff(jewelWalls(input, 0.35, 0.085), input.worn);
  return {
    wall,
    floor: oklch(wall.l - 0.05, wall.c - 0.025, wall.h - 7),
    motif: oklch(0.5, 0.1, 20),
    accent: oklch(0.74, 0.12, 70),
    glow: oklch(0.82, 0.12, 68),
    shade: oklch(0.16, 0.05, halfWay(wall.h, 330)),
  };
};

/** Mirror ball and swept dots; violets and deep blues only, so that the lights carry the colour. */
export const discoRoom: PaintScene = (input) => {
  const hue = input.random() < 0.5 ? 300 : 325;
  const wall = standOff(
    [oklch(0.28, 0.09, hue), ...[275, 300, 350].map((h) => oklch(0.28, 0.09, h))],
    input.worn,
  );
  return {
    wall,
    floor: oklch(0.24, 0.07, wall.h),
    motif: oklch(0.5, 0.16, wall.h + 25),
    accent: oklch(0.84, 0.11, 190),
    glow: oklch(0.9, 0.09, 340),
    shade: oklch(0.12, 0.05, wall.h),
  };
};
