export {
  type DeckSession,
  newDeck,
  readDeck,
  type SwipeDecision,
  watchDeck,
  writeDeck,
} from './deck.ts';
export {
  addSavedKey,
  countPlaceholders,
  readLikedOutfits,
  readOutfits,
  readSavedKeys,
  watchLikedOutfits,
  watchSavedKeys,
  writeLikedOutfits,
} from './outfits.ts';
export type { QuizAnswers } from './quiz.ts';
export {
  clearQuiz,
  isStyleTestCompleted,
  type QuizSession,
  readAnswers,
  readQuiz,
  setStyleTestCompleted,
  watchStyleTest,
  writeQuiz,
} from './quiz.ts';
