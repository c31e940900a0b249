import type { Brief } from './brief.ts';
import { BRIEF_GATES, GATES } from './gates/gates.ts';
import type { OutfitReading } from './outfit-reading.ts';

/** A gate a look breaks, and how. */
export interface Violation {
  readonly gate: string;
  readonly sentence: string;
}

/** Every gate the look breaks, those of the brief included when one is given. */
export function violationsOf(reading: OutfitReading, brief?: Brief): readonly Violation[] {
  const found = GATES.map((gate) => ({ gate: gate.id, sentence: gate.check(reading) }));
  const asked = brief
    ? BRIEF_GATES.map((gate) => ({ gate: gate.id, sentence: gate.check(reading, brief) }))
    : [];
  return [...asked, ...found].flatMap(({ gate, sentence }) => (sentence ? [{ gate, sentence }] : []));
}

/** Returns true when no gate is broken; stops at the first that is. */
export function passesGates(reading: OutfitReading, brief: Brief): boolean {
  return (
    BRIEF_GATES.every((gate) => gate.check(reading, brief) === undefined) &&
    GATES.every((gate) => gate.check(reading) === undefined)
  );
}
