import type { Slot } from '../../garments/garment.ts';
import type { LookFacts } from './look-facts.ts';

/** What a reason is about; a look is told one of each. */
export const REASON_KINDS = ['answer', 'eye', 'wear'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** Sentences and what has to be so for every one of them to be true. */
export interface Saying {
  readonly when: (look: LookFacts) => boolean;
  /** Braces hold a key of {@link LookFacts.words}; a look without that word is not told the sentence. */
  readonly say: readonly string[];
  /** The slot it speaks of, where no brace tells. */
  readonly of?: Slot;
}

/** Sentences on one theme: themes of a kind are equally often spoken, however many sentences they hold. */
export interface Theme {
  readonly id: string;
  readonly kind: ReasonKind;
  /** How often it comes beside the other themes of its kind that have something to say, default 1. */
  readonly weight?: number;
  readonly sayings: readonly Saying[];
}
