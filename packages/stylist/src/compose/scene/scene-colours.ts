import { oklch } from '../../colour/convert.ts';
import { colourDifference } from '../../colour/difference.ts';
import type { ColourStory } from '../../colour/harmony.ts';
import type { Oklch } from '../../colour/oklch.ts';
import type { ScenePalette } from '../../outfit.ts';

/** What a scene's colours are chosen from. */
export interface SceneInput {
  readonly story: ColourStory;
  /** The colours of the large pieces, largest first. */
  readonly worn: readonly Oklch[];
  readonly random: () => number;
}

export type PaintScene = (input: SceneInput) => ScenePalette;

/** Sought between wall and large pieces (ΔE_ok), above what the gate demands. */
const WANTED_DIFFERENCE = 0.17;

/** Yellow-green walls look sickly under skin. */
const wholesome = (hue: number) => (hue > 95 && hue < 135 ? 145 : hue);

/** Hues a wall may take beside a look: opposite it for preference, else next to it, jittered. */
export function wallHues({ story, random }: SceneInput): readonly number[] {
  const { h } = story.main.colour.c < 0.03 ? story.accent.colour : story.main.colour;
  const opposite = h + 180 + (random() - 0.5) * 50;
  const beside = [h + 42, h - 42];
  const order = random() < 0.62 ? [opposite, ...beside] : [...beside, opposite];
  return [...order, 80, 240].map((hue) => wholesome(((hue % 360) + 360) % 360));
}

/** The first candidate that stands off from every large piece; the furthest one when none does. */
export function standOff(candidates: readonly Oklch[], worn: readonly Oklch[]): Oklch {
  const distance = (wall: Oklch) => Math.min(1, ...worn.map((colour) => colourDifference(colour, wall)));
  const found = candidates.find((wall) => distance(wall) >= WANTED_DIFFERENCE);
  if (found) return found;
  return candidates.reduce(
    (best, next) => (distance(next) > distance(best) ? next : best),
    oklch(0.885, 0.04, 80),
  );
}

/** Walls in several hues at a usual depth, then the same hues deeper, for pale looks. */
export function wallCandidates(hues: readonly number[], l: number, c: number): readonly Oklch[] {
  return [...hues.map((h) => oklch(l, c, h)), ...hues.map((h) => oklch(0.74, 0.07, h))];
}

/** The nearest hue inside a range: places that exist keep the hues they have. */
export function within(hue: number, from: number, to: number): number {
  if (hue >= from && hue <= to) return hue;
  return Math.abs(hue - from) < Math.abs(hue - to) ? from : to;
}

/** Floors under warm walls are wooden. */
export function floorUnder(wall: Oklch, dl = -0.12, dc = 0.02): Oklch {
  return oklch(wall.l + dl, wall.c + dc, wall.h > 20 && wall.h < 110 ? 52 : wall.h);
}

/** Shadow of a wall by day: violet-leaning, never grey. */
export function dayShade(wall: Oklch): Oklch {
  return oklch(0.33, 0.075, (wall.h + 300) / 2 || 300);
}
