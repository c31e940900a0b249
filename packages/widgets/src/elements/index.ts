export type { GlowElement, GlowElementClass } from '../element/glow-element.ts';
export { GlowConfigElement, registerElement } from '../element/register-element.ts';
export type {
  AnswerDetail,
  CardDetail,
  CompleteDetail,
  FinishDetail,
  GlowErrorDetail,
  LookDetail,
  Outfit,
  OutfitsDetail,
  PickDetail,
  QuizAnswers,
  SaveDetail,
  UndoDetail,
  WeatherInfo,
} from '../index.ts';
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
