export {
  type DeckSession,
  type Mark,
  newDeck,
  writeDeck,
} from './deck-session.ts';
export { readLikedOutfits, watchLikedOutfits, writeLikedOutfits } from './liked-outfits.ts';
export type { QuizAnswers } from './quiz-answers.ts';
export { clearQuiz, type QuizSession, readQuiz, writeQuiz } from './quiz-session.ts';
export { readDeck, watchDeck } from './read-deck.ts';
export { countPlaceholders, readOutfits } from './read-outfits.ts';
export { addSavedKey, readSavedKeys, watchSavedKeys } from './saved-keys.ts';
export { isStyleTestCompleted, setStyleTestCompleted, watchStyleTest } from './style-test.ts';
