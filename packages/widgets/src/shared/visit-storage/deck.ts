import { type Outfit, SESSION_STORAGE_KEYS, WEATHER_TAGS, type WeatherInfo } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import { readOutfits } from './outfits.ts';
import { type QuizAnswers, readFullAnswers } from './quiz.ts';

const KEY = SESSION_STORAGE_KEYS.deck;

export type SwipeDecision = 'liked' | 'passed';
/** The decision on each card, by the key that `savedKeyOf` makes. */
type SwipeDecisions = Readonly<Record<string, SwipeDecision>>;

/** A deck in progress, as the quiz stores it and as it survives a reload. */
export interface DeckSession {
  readonly deckId: string;
  readonly outfits: readonly Outfit[];
  readonly answers: QuizAnswers | undefined;
  readonly weather: WeatherInfo | undefined;
  readonly aiEnabled: boolean;
  /** The card on top; the number of cards once the deck is finished. */
  readonly index: number;
  readonly marks: SwipeDecisions;
  /** Whether the one generate call of the deck was sent. */
  readonly generate: 'unsent' | 'sent';
  /** Present: a taste has put cards in another order, or others in their places. */
  readonly arranged?: true;
  /** Absent: in progress. */
  readonly stage?: 'finished';
}

/** Returns a new session for a deck, with a new id and no decisions. */
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

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns the weather of a recommendation in a value of unknown origin. */
function readWeather(value: unknown): WeatherInfo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Partial<Record<keyof WeatherInfo, unknown>> = value;
  return {
    requested: given.requested === true,
    applied: given.applied === true,
    tag: WEATHER_TAGS.find((tag) => tag === given.tag) ?? null,
    source: textOf(given.source),
    temperature: typeof given.temperature === 'number' ? given.temperature : null,
    city: textOf(given.city),
  };
}

function readMarks(value: unknown): SwipeDecisions {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(([, mark]) => mark === 'liked' || mark === 'passed');
  return Object.fromEntries(entries);
}

/** Returns the deck of this tab; undefined where there is none, or what is stored is none. */
export function readDeck(): DeckSession | undefined {
  const stored = sessionStore.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const given: Partial<Record<keyof DeckSession, unknown>> = stored;
  if (typeof given.deckId !== 'string' || !Array.isArray(given.outfits)) return undefined;
  const { index } = given;
  return {
    deckId: given.deckId,
    outfits: readOutfits(given.outfits),
    answers: readFullAnswers(given.answers),
    weather: readWeather(given.weather),
    aiEnabled: given.aiEnabled === true,
    index: typeof index === 'number' && Number.isInteger(index) && index > 0 ? index : 0,
    marks: readMarks(given.marks),
    generate: given.generate === 'sent' ? 'sent' : 'unsent',
    ...(given.arranged === true && { arranged: given.arranged }),
    ...(given.stage === 'finished' && { stage: given.stage }),
  };
}

/** Calls back when the deck changes in this tab; returns an unsubscribe function. */
export function watchDeck(listener: () => void): () => void {
  return sessionStore.subscribe(KEY, listener);
}
