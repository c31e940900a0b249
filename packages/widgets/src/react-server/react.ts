// What a server component imports as `@glow/widgets/react`.

import { fromClient } from './from-client.ts';

export const GlowConfig = fromClient(async () => (await import('../react/config.ts')).GlowConfig);
export const GlowCuratedGrid = fromClient(
  async () => (await import('../react/curated-grid.ts')).GlowCuratedGrid,
);
export const GlowEarlyAccess = fromClient(
  async () => (await import('../react/early-access.ts')).GlowEarlyAccess,
);
export const GlowInstantStyle = fromClient(
  async () => (await import('../react/instant-style.ts')).GlowInstantStyle,
);
export const GlowStyleQuiz = fromClient(async () => (await import('../react/style-quiz.ts')).GlowStyleQuiz);
export const GlowSwipeDeck = fromClient(async () => (await import('../react/swipe-deck.ts')).GlowSwipeDeck);
