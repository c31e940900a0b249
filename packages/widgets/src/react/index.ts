'use client';

export { GlowConfig } from './config.ts';
export { GlowCuratedGrid } from './curated-grid.ts';
export { GlowEarlyAccess } from './early-access.ts';
export { GlowInstantStyle } from './instant-style.ts';
export { GlowStyleQuiz } from './style-quiz.ts';
export { GlowSwipeDeck } from './swipe-deck.ts';
