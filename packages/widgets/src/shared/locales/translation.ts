import type { CuratedGridStrings } from '#widgets/curated-grid/curated-grid.messages.ts';
import type { EarlyAccessStrings } from '#widgets/early-access/early-access.messages.ts';
import type { InstantStyleStrings } from '#widgets/instant-style/instant-style.messages.ts';
import type { StyleQuizStrings } from '#widgets/style-quiz/style-quiz.messages.ts';
import type { SwipeDeckStrings } from '#widgets/swipe-deck/swipe-deck.messages.ts';

/** The languages beside English (BCP 47 subtags), by the names of their files. */
export const LOCALES = ['ar', 'de', 'es', 'fr'] as const;

/** Every text of every widget in one language. */
export interface Translation {
  readonly earlyAccess: EarlyAccessStrings;
  readonly instantStyle: InstantStyleStrings;
  /** The measuring helper's texts among them. */
  readonly styleQuiz: Required<StyleQuizStrings>;
  readonly swipeDeck: SwipeDeckStrings;
  readonly curatedGrid: CuratedGridStrings;
}
