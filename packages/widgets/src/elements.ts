export { GlowConfigElement } from './element/config-element.ts';
export type { GlowElement, GlowElementClass } from './element/element-types.ts';
export type { GlowErrorDetail } from './element/error-detail.ts';
export { registerElement } from './element/register-element.ts';
export { GlowCuratedGridElement } from './elements/curated-grid.ts';
export { GlowEarlyAccessElement } from './elements/early-access.ts';
export { GlowInstantStyleElement } from './elements/instant-style.ts';
export { GlowStyleQuizElement } from './elements/style-quiz.ts';
export { GlowSwipeDeckElement } from './elements/swipe-deck.ts';
export type {
  GlowCuratedGrid,
  GlowEarlyAccess,
  GlowEventMap,
  GlowInstantStyle,
  GlowStyleQuiz,
  GlowSwipeDeck,
} from './elements/typings.ts';
