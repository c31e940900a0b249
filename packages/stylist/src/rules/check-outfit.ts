import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { Brief } from './brief.ts';
import { type Violation, violationsOf } from './check-reading.ts';
import { readOutfit } from './outfit-reading.ts';

export type OutfitCheck =
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly violations: readonly Violation[] };

/**
 * Holds a spec to every hard gate, and to a brief's when one is given. A garment the wardrobe does not hold is a
 * violation of `known-garments`, not a throw: specs may be proposed by a model.
 */
export function checkOutfit(spec: OutfitSpec, brief?: Brief): OutfitCheck {
  try {
    const violations = violationsOf(readOutfit(spec), brief);
    return violations.length === 0 ? { state: 'passed' } : { state: 'failed', violations };
  } catch (error) {
    if (!(error instanceof UnknownGarmentError)) throw error;
    return { state: 'failed', violations: [{ gate: 'known-garments', sentence: error.message }] };
  }
}
