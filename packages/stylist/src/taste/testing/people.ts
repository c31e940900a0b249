import { BODY_SHAPES, DECK_SIZE, STYLES } from '@glow/api';
import { styleCatalogue } from '#catalogue/catalogues.ts';
import { deckSpread } from '#compose/deck-spread.ts';
import { createRandom } from '#random.ts';
import { readOutfit } from '#rules/outfit-reading.ts';
import { drawHiddenTaste } from './hidden-tastes.ts';
import { oracleShare, type SwipedDeck, swipeDecks, type Visitor } from './simulate.ts';

/** What came of a person's two decks, each a share of 0 to 1 unless said. */
export interface Outcome {
  readonly words: string;
  readonly first: number;
  readonly later: number;
  readonly second: number;
  readonly fixed: number;
  readonly oracle: number;
  /** Of the learned decks beside the fixed one, counted in hue families and in outlines. */
  readonly hues: number;
  readonly outlines: number;
}

const HALF = 7;
const shareOf = (liked: readonly boolean[]) => liked.filter(Boolean).length / liked.length;
const spreadOf = ({ looks }: SwipedDeck) => deckSpread(looks.map(readOutfit));

/** Draws the visitor with this number: every style and shape in turn. */
export function visitorOf(number: number): Visitor {
  const answers = {
    style: STYLES[number % STYLES.length] ?? 'Casual',
    bodyShape: BODY_SHAPES[number % BODY_SHAPES.length] ?? 'Pear',
  };
  const catalogue = styleCatalogue()
    .filter(({ style, bodyShape }) => style === answers.style && bodyShape === answers.bodyShape)
    .map(({ spec }) => spec);
  const taste = drawHiddenTaste(createRandom(1 + number), catalogue);
  return { taste, answers, catalogue, seed: 31 * (number + 1) };
}

/** Lets somebody swipe, and counts. */
export function outcomeOf(visitor: Visitor): Outcome {
  const [deck, next] = swipeDecks(visitor, 'learning');
  const [fixed] = swipeDecks(visitor, 'fixed');
  if (!deck || !next || !fixed) throw new Error('There are two decks');
  const [learned, unlearned] = [spreadOf(next), spreadOf(fixed)];
  return {
    words: visitor.taste.words,
    first: shareOf(deck.liked.slice(0, HALF)),
    later: shareOf(deck.liked.slice(HALF)),
    second: shareOf(next.liked),
    fixed: shareOf(fixed.liked),
    oracle: oracleShare(visitor, DECK_SIZE),
    hues: learned.hues / unlearned.hues,
    outlines: learned.silhouettes / unlearned.silhouettes,
  };
}

/** Returns the mean of a figure over all people. */
export function meanOf(outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number {
  return outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length;
}
