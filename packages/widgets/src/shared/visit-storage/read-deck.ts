import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import type { DeckSession, Marks } from './deck-session.ts';
import { readFullAnswers } from './quiz-answers.ts';
import { readOutfits } from './read-outfits.ts';
import { readWeather } from './read-weather.ts';

const KEY = SESSION_STORAGE_KEYS.deck;

function readMarks(value: unknown): Marks {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(([, mark]) => mark === 'liked' || mark === 'passed');
  return Object.fromEntries(entries);
}

/** The deck of this tab; undefined where there is none, or what is stored is none. */
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
    ...(given.stage === 'finished' && { stage: given.stage }),
  };
}

/** Calls back when the deck changes in this tab; returns the end of it. */
export function watchDeck(listener: () => void): () => void {
  return sessionStore.subscribe(KEY, listener);
}
