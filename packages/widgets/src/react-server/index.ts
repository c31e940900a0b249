// What a server component imports as `@glow/widgets`: texts as data, and components that run in the browser too.

import { fromClient } from './from-client.ts';

export { CURATED_GRID_STRINGS } from '../widgets/curated-grid/curated-grid.messages.ts';
export { EARLY_ACCESS_STRINGS } from '../widgets/early-access/early-access.messages.ts';
export { INSTANT_STYLE_STRINGS } from '../widgets/instant-style/instant-style.messages.ts';
export { STYLE_QUIZ_STRINGS, weatherTexts } from '../widgets/style-quiz/style-quiz.messages.ts';
export { SWIPE_DECK_STRINGS } from '../widgets/swipe-deck/swipe-deck.messages.ts';

export const CuratedGrid = fromClient(
  async () => (await import('../components/curated-grid.tsx')).CuratedGrid,
);
export const EarlyAccess = fromClient(
  async () => (await import('../components/early-access.tsx')).EarlyAccess,
);
export const InstantStyle = fromClient(
  async () => (await import('../components/instant-style.tsx')).InstantStyle,
);
export const StyleQuiz = fromClient(async () => (await import('../components/style-quiz.tsx')).StyleQuiz);
export const SwipeDeck = fromClient(async () => (await import('../components/swipe-deck.tsx')).SwipeDeck);
export const GlowProvider = fromClient(
  async () => (await import('../components/glow-provider.tsx')).GlowProvider,
);
