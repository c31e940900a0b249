import { pairMatch } from '#colour/relation.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import type { Score } from '../score.ts';

/** Mean and spread of the match over gated, unscored looks of all briefs, as scripts/calibrate-match.ts prints them. */
const POOL_MEAN = 0.782;
const POOL_SPREAD = 0.057;
/** Standard deviations above average up to which fashionability rises (Gray et al. 2014). */
const OPTIMUM = 0.62;

/** Area-weighted mean of pair similarity, 0–1. */
export function colourMatch({ worn }: OutfitReading): number {
  let sum = 0;
  let weight = 0;
  for (const [index, a] of worn.entries()) {
    for (const b of worn.slice(index + 1)) {
      const share = a.area * b.area;
      sum += share * pairMatch(a.colour, b.colour);
      weight += share;
    }
  }
  return weight === 0 ? 1 : sum / weight;
}

/** Clashing looks lose; how well the others match, beyond the optimum, rated looks do not show. */
export const colourMatchScore: Score = {
  id: 'colour-match',
  weight: 0.2,
  rate: (reading) => {
    const short = OPTIMUM - (colourMatch(reading) - POOL_MEAN) / POOL_SPREAD;
    return short <= 0 ? 1 : Math.max(0, 1 - 0.25 * short ** 2);
  },
};
