import { oklch } from '#colour/convert.ts';
import { colourDifference, hueDistance } from '#colour/difference.ts';
import type { ColourStory } from '#colour/harmony.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { ScenePalette } from '#outfit.ts';

/** What a scene's colours are chosen from. */
export interface SceneInput {
  readonly story: ColourStory;
  /** The colours of the large pieces, largest first. */
  readonly worn: readonly Oklch[];
  /** `evening` for looks meant to be seen by lamplight. */
  readonly light: 'day' | 'evening';
  readonly random: () => number;
}

export type PaintScene = (input: SceneInput) => ScenePalette;

/** Sought between the wall and the largest piece (ΔE_ok), well above what the gate demands. */
const LEAD_DIFFERENCE = 0.17;
const OTHER_DIFFERENCE = 0.09;

/** Hues in order of preference. */
export type WallHues = readonly [number, ...number[]];

/** Yellow-green walls look sickly under skin. */
const wholesome = (hue: number) => (hue > 95 && hue < 135 ? 145 : hue);

/** Hues a wall may take beside a look: opposite it for preference, else next to it, jittered. */
export function wallHues({ story, random }: SceneInput): WallHues {
  const { h } = story.main.colour.c < 0.03 ? story.accent.colour : story.main.colour;
  const opposite = h + 180 + (random() - 0.5) * 50;
  const [first, ...rest] = random() < 0.62 ? [opposite, h + 42, h - 42] : [h + 42, h - 42, opposite];
  const turned = (hue: number) => wholesome(((hue % 360) + 360) % 360);
  return [turned(first ?? opposite), ...rest.map(turned), 80, 240];
}

/** How far a wall falls short of what every large piece needs; 0 when it falls short of none. */
function shortfall(wall: Oklch, worn: readonly Oklch[]): number {
  return worn.reduce((worst, colour, index) => {
    const needed = index === 0 ? LEAD_DIFFERENCE : OTHER_DIFFERENCE;
    return Math.max(worst, needed - colourDifference(colour, wall));
  }, 0);
}

/** The first candidate that stands off from the large pieces; the one that comes nearest to it when none does. */
export function standOff(candidates: readonly [Oklch, ...Oklch[]], worn: readonly Oklch[]): Oklch {
  return candidates.reduce((best, next) => (shortfall(next, worn) < shortfall(best, worn) ? next : best));
}

/** Deep earthy walls look dingy; they move to clay or to sky. */
export const fresh = (hue: number) => (hue >= 50 && hue <= 118 ? (hue < 84 ? 38 : 232) : hue);

/** Walls in several hues at a usual depth, then the same hues deeper, for pale looks. */
export function wallCandidates(hues: WallHues, l: number, c: number): readonly [Oklch, ...Oklch[]] {
  const [first, ...rest] = hues;
  return [
    oklch(l, c, first),
    ...rest.map((h) => oklch(l, c, h)),
    ...hues.map((h) => oklch(0.8, c + 0.01, h)),
    ...hues.map((h) => oklch(0.74, 0.065, fresh(h))),
  ];
}

/** Returns the nearest hue inside a range: places that exist keep the hues they have. */
export function within(hue: number, from: number, to: number): number {
  if (hue >= from && hue <= to) return hue;
  return Math.abs(hue - from) < Math.abs(hue - to) ? from : to;
}

/** Floors under warm walls are wooden. */
export function floorUnder(wall: Oklch, dl = -0.12, dc = 0.02): Oklch {
  return oklch(wall.l + dl, wall.c + dc, wall.h > 20 && wall.h < 110 ? 52 : wall.h);
}

/** Returns the hue half way between two, the short way round: a rosy wall's shadow is plum, never olive. */
export function halfWay(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return (from + turn / 2 + 360) % 360;
}

/** Returns shadow of a wall by day: violet-leaning, never grey. */
export function dayShade(wall: Oklch): Oklch {
  return oklch(0.33, 0.075, halfWay(wall.h, 300));
}

/** Curtains and panels by lamplight keep to jewel hues: earth hues turn to mud in the dark. */
const JEWEL_HUES = [345, 310, 262, 205, 168] as const;

/** Dark walls, the jewel hue nearest to the wished one first. */
export function jewelWalls(input: SceneInput, l: number, c: number): readonly [Oklch, ...Oklch[]] {
  const [wish] = wallHues(input);
  const [first, ...rest] = [...JEWEL_HUES].sort((a, b) => hueDistance(a, wish) - hueDistance(b, wish));
  return [
    oklch(l, c, first ?? wish),
    ...rest.map((h) => oklch(l, c, h)),
    ...rest.map((h) => oklch(l - 0.08, c, h)),
  ];
}
