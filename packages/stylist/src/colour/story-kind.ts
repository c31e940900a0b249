import { pickWeighted } from '../random.ts';

/** What the colours of a look tell: one hue, a colour among neutrals, two, three of one family, or a clash on purpose. */
export const STORY_KINDS = ['tonal', 'one-colour', 'two-colours', 'family', 'clash'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

const COLOURFUL: ReadonlySet<StoryKind> = new Set<StoryKind>(['two-colours', 'family', 'clash']);
/** Tells more than one colour. */
export const isColourful = (kind: StoryKind) => COLOURFUL.has(kind);

export type Daring = 'quiet' | 'usual' | 'bold';

const SHARES: Readonly<Record<Daring, Readonly<Record<StoryKind, number>>>> = {
  quiet: { tonal: 3, 'one-colour': 6, 'two-colours': 8, family: 3, clash: 0 },
  usual: { tonal: 3, 'one-colour': 6, 'two-colours': 8, family: 3.5, clash: 0.5 },
  bold: { tonal: 2.5, 'one-colour': 3, 'two-colours': 14, family: 4.5, clash: 1.5 },
};

/** One of the kinds, by the share a brief's daring gives it. */
export const drawStoryKind = (random: () => number, daring: Daring): StoryKind =>
  pickWeighted(random, STORY_KINDS, (kind) => SHARES[daring][kind]);

/** How often the piece beside the main one wears the second colour rather than a neutral. */
export const PAIRED: Readonly<Record<StoryKind, number>> = {
  tonal: 0.6,
  'one-colour': 0.35,
  'two-colours': 0.95,
  family: 0.85,
  clash: 1,
};
