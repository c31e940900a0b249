export type { QuizAnswers } from '#shared/visit-storage/index.ts';
export type { CardDetail, FinishDetail, OutfitsDetail, UndoDetail } from './event-details.ts';
export type { SwipeDeckStrings } from './swipe-deck.messages.ts';
export { SwipeDeck, type SwipeDeckProps } from './swipe-deck.tsx';
