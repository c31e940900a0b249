import { BODY_SHAPES } from '@glow/api';

/** Weather that a look can be for, by the tags that say so. */
const SEASONS: Readonly<Record<string, Season>> = {
  hot: 'warm',
  sunny: 'warm',
  cloudy: 'mild',
  cold: 'cool',
};
export const SEASON_NAMES = ['warm', 'mild', 'cool'] as const;
export type Season = (typeof SEASON_NAMES)[number];

export const OCCASION_NAMES = ['casual', 'sporty', 'work', 'formal', 'party', 'date'] as const;
export type Occasion = (typeof OCCASION_NAMES)[number];

export interface LookTraits {
  readonly seasons: readonly Season[];
  readonly occasions: readonly Occasion[];
  /** Tags that are neither, such as an uploaded look's own. */
  readonly others: readonly string[];
}

const SHAPES: readonly string[] = BODY_SHAPES.map((shape) => shape.toLowerCase());

const isOccasion = (word: string): word is Occasion => OCCASION_NAMES.some((name) => name === word);

/** Returns what the tags of a look say of it, each once; whose shape it was drawn on is nobody's label. */
export function traitsOf(tags: readonly string[]): LookTraits {
  const byWord = new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()]));
  const words = [...byWord.keys()];
  return {
    seasons: [...new Set(words.flatMap((word) => SEASONS[word] ?? []))],
    occasions: words.filter(isOccasion),
    others: words
      .filter((word) => word && !(word in SEASONS) && !isOccasion(word) && !SHAPES.includes(word))
      .map((word) => byWord.get(word) ?? word),
  };
}
