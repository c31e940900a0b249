import { isPrint, isShiny, isTellingWeave } from '../garments/cloth-traits.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** One thing that tells looks apart, and what a wardrobe is called that has much or little of it. */
interface Axis {
  readonly measure: (reading: OutfitReading) => number;
  readonly high: string;
  readonly low?: string;
}

/** Where a hue is warmest, in degrees. */
const WARM_HUE = 60;

const byArea = ({ main }: OutfitReading, measure: (piece: OutfitReading['main'][number]) => number) => {
  const area = main.reduce((sum, piece) => sum + piece.area, 0) || 1;
  return main.reduce((sum, piece) => sum + piece.area * measure(piece), 0) / area;
};

const AXES: readonly Axis[] = [
  { measure: ({ formality }) => formality, high: 'Polished', low: 'Easy' },
  { measure: (look) => byArea(look, ({ colour }) => colour.c), high: 'Vivid', low: 'Quiet' },
  {
    measure: (look) => byArea(look, ({ colour: { c, h } }) => c * Math.cos(((h - WARM_HUE) * Math.PI) / 180)),
    high: 'Warm',
    low: 'Cool',
  },
  { measure: (look) => byArea(look, ({ colour }) => colour.l), high: 'Light', low: 'Deep' },
  { measure: (look) => byArea(look, ({ garment }) => garment.volume), high: 'Flowing', low: 'Lean' },
  { measure: (look) => byArea(look, ({ cloth }) => Number(isPrint(cloth))), high: 'Playful' },
  { measure: (look) => byArea(look, ({ cloth }) => Number(isShiny(cloth))), high: 'Gleaming' },
  { measure: (look) => byArea(look, ({ cloth }) => Number(isTellingWeave(cloth))), high: 'Tactile' },
  { measure: ({ clo }) => clo, high: 'Layered', low: 'Airy' },
];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How many words a formula has. */
const WORDS = 3;

/**
 * Returns the three words that tell these looks from all: on each axis the distance of their mean from everybody's, in
 * standard deviations, the farthest first.
 */
export function formulaWords(
  looks: readonly OutfitReading[],
  all: readonly OutfitReading[],
): readonly string[] {
  const told = AXES.flatMap(({ measure, high, low }) => {
    const values = all.map(measure);
    const middle = mean(values);
    const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
    const distance = (mean(looks.map(measure)) - middle) / spread;
    const word = distance >= 0 ? high : low;
    return word ? [{ word, distance: Math.abs(distance) }] : [];
  });
  return told
    .toSorted((a, b) => b.distance - a.distance)
    .slice(0, WORDS)
    .map(({ word }) => word);
}
