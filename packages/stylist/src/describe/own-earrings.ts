import type { OutfitReading } from '../rules/outfit-reading.ts';
import { hoopMetal } from '../rules/own-hoops.ts';
import { areEarsSeen } from './ears-seen.ts';

/** The small hoops that a feminine figure is drawn with where a look has no earrings; undefined where none show. */
export function ownEarrings(reading: OutfitReading): string | undefined {
  const { spec, slot, worn } = reading;
  const { presentation = 'feminine' } = spec.figure;
  if (presentation !== 'feminine' || slot('earrings') || slot('hat')) return undefined;
  const metal = hoopMetal(worn.map(({ garment: { cut }, colour }) => ({ cut, colour })));
  return areEarsSeen(reading) ? `small ${metal} hoops` : undefined;
}
