export type { Outfit, OutfitLayers, WeatherInfo } from '@glow/api';
export type { GlowElement, GlowElementClass } from '../element/glow-element.ts';
export { GlowConfigElement, registerElement } from '../element/register-element.ts';
export type { Translation } from '../shared/locales/translation.ts';
export type { QuizAnswers } from '../shared/visit-storage/index.ts';
export type { GlowErrorDetail } from '../shared/widget-props.ts';
export type { CuratedGridStrings } from '../widgets/curated-grid/curated-grid.messages.ts';
export type { SaveDetail } from '../widgets/curated-grid/curated-grid.types.ts';
export type { EarlyAccessStrings } from '../widgets/early-access/early-access.messages.ts';
export type { InstantStyleStrings } from '../widgets/instant-style/instant-style.messages.ts';
export type { LookDetail, PickDetail } from '../widgets/instant-style/instant-style.types.ts';
export type { StyleQuizStrings } from '../widgets/style-quiz/style-quiz.messages.ts';
export type { AnswerDetail, CompleteDetail } from '../widgets/style-quiz/style-quiz.types.ts';
export type { SwipeDeckStrings } from '../widgets/swipe-deck/swipe-deck.messages.ts';
export type {
  CardDetail,
  FinishDetail,
  OutfitsDetail,
  UndoDetail,
} from '../widgets/swipe-deck/swipe-deck.types.ts';
export { GlowCuratedGridElement } from './curated-grid.ts';
export { GlowEarlyAccessElement } from './early-access.ts';
export { GlowInstantStyleElement } from './instant-style.ts';
export { GlowStyleQuizElement } from './style-quiz.ts';
export { GlowSwipeDeckElement } from './swipe-deck.ts';
export type {
  GlowCuratedGrid,
  GlowDocumentEventMap,
  GlowEarlyAccess,
  GlowEventMap,
  GlowInstantStyle,
  GlowStyleQuiz,
  GlowSwipeDeck,
} from './typings.ts';
