export { ASKED_AFTER, ASKED_AGAIN_AFTER, arrangeDeck, SPARE_COUNT } from './arrange-deck.ts';
export type { Correction } from './learn.ts';
export { orderLooks } from './order-looks.ts';
export { quizPrior } from './quiz-prior.ts';
export { readTraits } from './read-traits.ts';
export { type Statement, statementsOf } from './statements.ts';
export {
  believe,
  EMPTY_LOG,
  isEmptyLog,
  readLog,
  type TasteLog,
  tasteOf,
  withCorrection,
  withDecision,
  withoutDecision,
} from './taste-log.ts';
