import { TRAITS, type Trait } from '@glow/api';
import { readTraits } from './read-traits.ts';
import { believe, type TasteLog } from './taste-log.ts';

/** One thing that was learned: somebody leans to an end of a trait. */
export interface Statement {
  readonly trait: Trait;
  readonly end: -1 | 1;
  /** `said`: by herself. */
  readonly certainty: 'maybe' | 'likely' | 'sure' | 'said';
  /** Looks of that end that were decided, and how many of them were liked. */
  readonly decided: number;
  readonly liked: number;
}

const STATEMENTS_MAX = 6;
/** Of a mean to its deviation: below it a statement would be a guess. */
const MAYBE = 0.5;
const LIKELY = 0.9;
const SURE = 1.4;

/** Returns what is believed of somebody, the surest first: at most six statements, none that is not true of her log. */
export function statementsOf(log: TasteLog): readonly Statement[] {
  const { means, deviations } = believe(log);
  const strengthOf = (at: number) => Math.abs(means[at] ?? 0) / (deviations[at] ?? 1);
  return TRAITS.map((trait, at) => ({ trait, at, strength: strengthOf(at) }))
    .filter(({ trait, strength }) => log.said[trait] !== 0 && (log.said[trait] || strength >= MAYBE))
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ trait, at, strength }): Statement => {
      const end = (means[at] ?? 0) < 0 ? -1 : 1;
      const ofEnd = log.decisions.filter(([, traits]) => (readTraits(traits)?.[at] ?? 0) * end > 0);
      const certainty = log.said[trait]
        ? 'said'
        : strength >= SURE
          ? 'sure'
          : strength >= LIKELY
            ? 'likely'
            : 'maybe';
      const liked = ofEnd.filter(([, , liked]) => liked === 1).length;
      return { trait, end, certainty, decided: ofEnd.length, liked };
    })
    .filter(({ certainty, liked }) => certainty === 'said' || liked > 0)
    .slice(0, STATEMENTS_MAX);
}
