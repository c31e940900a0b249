import type { Brief } from './brief.ts';
import type { OutfitReading } from './outfit-reading.ts';

/** A rule that a look keeps or breaks; there is no more or less. */
export interface Gate {
  readonly id: string;
  /** What is broken, in one sentence, or undefined when the gate holds. */
  readonly check: (reading: OutfitReading) => string | undefined;
}

/** A gate that depends on what was asked for. */
export interface BriefGate {
  readonly id: string;
  readonly check: (reading: OutfitReading, brief: Brief) => string | undefined;
}
