import { indefinite } from '../../garments/article.ts';
import type { Slot } from '../../garments/garment.ts';
import type { OutfitReading, WornGarment } from '../../rules/outfit-reading.ts';
import { byTellingness, namePhrases, setNoun } from '../name-phrases.ts';
import { isPlural } from '../spoken-words.ts';

/** The piece a look is named after and told of. */
export interface Hero {
  readonly piece: WornGarment;
  /** Where it is worn; of a suit the upper half. */
  readonly slots: ReadonlySet<Slot>;
}

export function heroOf(reading: OutfitReading): Hero | undefined {
  const [piece] = byTellingness(reading);
  if (!piece) return undefined;
  const { slot } = reading;
  const upper = setNoun(reading, piece) ? (slot('layer') ?? slot('top') ?? piece) : piece;
  return { piece, slots: new Set([upper.garment.slot]) };
}

/** What a sentence may put in its braces for the hero, and endings that agree with it: 'the {hero} ask{s} nothing'. */
export function heroWords(reading: OutfitReading, { piece }: Hero): Readonly<Record<string, string>> {
  const { colourGarment, spoken } = namePhrases(reading, piece);
  const many = isPlural(spoken);
  const [is, has, s, es, it, them, its, one] = many
    ? ['are', 'have', '', '', 'they', 'them', 'their', 'these']
    : ['is', 'has', 's', 'es', 'it', 'it', 'its', 'this'];
  return {
    ...{ hero: spoken, tinted: colourGarment, some: many ? colourGarment : indefinite(colourGarment) },
    ...{ is, has, s, es, it, them, its, this: one },
  };
}
