import type { OutfitReading } from '../rules/outfit-reading.ts';
import { areEarsSeen } from './ears-seen.ts';

/** The small hoops that a feminine figure is drawn with where a look has no earrings; undefined where none show. */
export function ownEarrings(reading: OutfitReading): string | undefined {
  const { spec, slot } = reading;
  const { presentation = 'feminine' } = spec.figure;
  if (presentation !== 'feminine' || slot('earrings') || slot('hat')) return undefined;
  return areEarsSeen(reading) ? 'small gold hoops' : undefined;
}
