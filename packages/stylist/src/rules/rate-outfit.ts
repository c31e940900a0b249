import type { Brief } from './brief.ts';
import type { OutfitReading } from './outfit-reading.ts';
import { SCORES } from './scores/scores.ts';

export interface ScoreTerm {
  readonly id: string;
  readonly weight: number;
  /** 0 to 1. */
  readonly rating: number;
}

/** Returns every soft term of a look, for inspection. */
export function scoreTerms(reading: OutfitReading, brief: Brief): readonly ScoreTerm[] {
  return SCORES.map(({ id, weight, rate }) => ({ id, weight, rating: rate(reading, brief) }));
}

/** Returns weighted mean of the terms, 0–1. */
export function rateOutfit(reading: OutfitReading, brief: Brief): number {
  const terms = scoreTerms(reading, brief);
  const weights = terms.reduce((sum, { weight }) => sum + weight, 0);
  return terms.reduce((sum, { weight, rating }) => sum + weight * rating, 0) / weights;
}
