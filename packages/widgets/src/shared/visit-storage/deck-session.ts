import { type Outfit, SESSION_STORAGE_KEYS, type WeatherInfo } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import type { QuizAnswers } from './quiz-answers.ts';

const KEY = SESSION_STORAGE_KEYS.deck;

export type Mark = 'liked' | 'passed';
/** The mark of each card, by the key `savedKeyOf` makes. */
export type Marks = Readonly<Record<string, Mark>>;

/** A deck under way, as the quiz hands it over and as it survives a reload. */
export interface DeckSession {
  readonly deckId: string;
  readonly outfits: readonly Outfit[];
  readonly answers: QuizAnswers | undefined;
  readonly weather: WeatherInfo | undefined;
  readonly aiEnabled: boolean;
  /** The card on top; the number of cards once the deck is finished. */
  readonly index: number;
  readonly marks: Marks;
  /** Whether the one generate call of the deck was sent. */
  readonly generate: 'unsent' | 'sent';
  /** Absent: under way. */
  readonly stage?: 'finished';
}

/** The session of a deck nobody has touched yet, under a new id. */
export function newDeck(
  deck: Pick<DeckSession, 'outfits' | 'answers' | 'weather' | 'aiEnabled'>,
): DeckSession {
  // Not crypto.randomUUID, which a page without TLS does not have.
  const deckId = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return { ...deck, deckId, index: 0, marks: {}, generate: 'unsent' };
}

export function writeDeck(session: DeckSession): void {
  sessionStore.writeJson(KEY, session);
}
