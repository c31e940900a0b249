'use client';

export type { Figure, Outfit, OutfitLayers, WeatherInfo } from '@glow/api';
export { CuratedGrid } from './components/curated-grid.tsx';
export { EarlyAccess } from './components/early-access.tsx';
export { InstantStyle } from './components/instant-style.tsx';
export { StyleQuiz } from './components/style-quiz.tsx';
export { SwipeDeck } from './components/swipe-deck.tsx';
export { GlowProvider, type GlowProviderProps, type GlowSettings } from './shared/glow-provider.tsx';
export type { QuizAnswers } from './shared/visit-storage/index.ts';
export type { EventCallback, GlowErrorDetail, Theme } from './shared/widget-props.ts';
export {
  CURATED_GRID_STRINGS,
  type CuratedGridStrings,
} from './widgets/curated-grid/curated-grid.messages.ts';
export type {
  CuratedGridProps,
  NavigateDetail,
  SaveDetail,
} from './widgets/curated-grid/curated-grid.types.ts';
export {
  EARLY_ACCESS_STRINGS,
  type EarlyAccessStrings,
} from './widgets/early-access/early-access.messages.ts';
export type { EarlyAccessProps, EarlyAccessTrigger } from './widgets/early-access/early-access.types.ts';
export {
  INSTANT_STYLE_STRINGS,
  type InstantStyleStrings,
} from './widgets/instant-style/instant-style.messages.ts';
export type {
  InstantStyleProps,
  LookDetail,
  PickDetail,
} from './widgets/instant-style/instant-style.types.ts';
export {
  STYLE_QUIZ_STRINGS,
  type StyleQuizStrings,
  type WeatherTexts,
  weatherTexts,
} from './widgets/style-quiz/style-quiz.messages.ts';
export type { AnswerDetail, CompleteDetail, StyleQuizProps } from './widgets/style-quiz/style-quiz.types.ts';
export { SWIPE_DECK_STRINGS, type SwipeDeckStrings } from './widgets/swipe-deck/swipe-deck.messages.ts';
export type {
  CardDetail,
  FinishDetail,
  LastCard,
  OutfitsDetail,
  SwipeDeckProps,
  UndoDetail,
} from './widgets/swipe-deck/swipe-deck.types.ts';
