import { CURATED_GRID_STRINGS } from '#widgets/curated-grid/curated-grid.messages.ts';
import { EARLY_ACCESS_STRINGS } from '#widgets/early-access/early-access.messages.ts';
import { INSTANT_STYLE_STRINGS } from '#widgets/instant-style/instant-style.messages.ts';
import { MEASURING_STRINGS } from '#widgets/style-quiz/measuring-tape/measuring-tape.messages.ts';
import { STYLE_QUIZ_STRINGS } from '#widgets/style-quiz/style-quiz.messages.ts';
import { SWIPE_DECK_STRINGS } from '#widgets/swipe-deck/swipe-deck.messages.ts';

/** Tag → every text of its widget in English, by the keys of `strings`. */
export const WIDGET_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'glow-curated-grid': CURATED_GRID_STRINGS,
  'glow-early-access': EARLY_ACCESS_STRINGS,
  'glow-instant-style': INSTANT_STYLE_STRINGS,
  'glow-style-quiz': { ...STYLE_QUIZ_STRINGS, ...MEASURING_STRINGS },
  'glow-swipe-deck': SWIPE_DECK_STRINGS,
};
