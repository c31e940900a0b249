import type { Brief } from './brief.ts';
import type { OutfitReading } from './outfit-reading.ts';

/** One soft term of a look's score; terms add up, so none can starve the others. */
export interface Score {
  readonly id: string;
  readonly weight: number;
  /** 0 to 1. */
  readonly rate: (reading: OutfitReading, brief: Brief) => number;
}

/** A bell around a target: 1 on it, 0.61 one sigma away. */
export function closeness(value: number, target: number, sigma: number): number {
  return Math.exp(-0.5 * ((value - target) / sigma) ** 2);
}
