import { DECK_MAX_SIZE, DECK_SIZE, type Outfit, savedKeyOf } from '@glow/api';
import {
  countPlaceholders,
  type DeckSession,
  newDeck,
  readDeck,
  readOutfits,
} from '#shared/visit-storage/index.ts';
import type { SwipeDeckProps } from './swipe-deck.tsx';

type Given = Pick<SwipeDeckProps, 'outfits' | 'answers' | 'weather' | 'aiEnabled'>;

/** What tells one deck of a page from another: its cards in order, and the answers they are for. */
export function signatureOf({ outfits, answers, aiEnabled }: Given): string {
  return JSON.stringify([outfits && readOutfits(outfits).map(savedKeyOf), answers, aiEnabled === true]);
}

function isStartOf(shorter: readonly Outfit[], longer: readonly Outfit[]): boolean {
  return shorter.every((outfit, at) => savedKeyOf(outfit) === savedKeyOf(longer[at] ?? {}));
}

/** Whether what a page gives is the deck that is stored, perhaps with looks that came to it meanwhile. */
function isSameDeck(given: DeckSession, stored: DeckSession): boolean {
  const { outfits, answers, aiEnabled } = given;
  if (answers && JSON.stringify(answers) !== JSON.stringify(stored.answers)) return false;
  if (outfits.length === 0 && stored.outfits.length > 0) return aiEnabled && stored.aiEnabled;
  return isStartOf(outfits, stored.outfits) || isStartOf(stored.outfits, outfits);
}

/**
 * The deck to show: what the page gives, where it stood before a reload; else the one a quiz left in this tab;
 * else one without cards.
 */
export function startDeck({ outfits, answers, weather, aiEnabled = false }: Given): DeckSession {
  const stored = readDeck();
  const given = newDeck({ outfits: readOutfits(outfits), answers, weather, aiEnabled });
  if (!outfits) return stored ?? given;
  if (!stored || !isSameDeck(given, stored)) return given;
  const longer = given.outfits.length > stored.outfits.length ? given.outfits : stored.outfits;
  return {
    ...stored,
    outfits: longer,
    answers: answers ?? stored.answers,
    weather: weather ?? stored.weather,
    aiEnabled,
  };
}

/**
 * How many slots wait for looks: up to ten in all, while looks are still to come (spec section 4), or the placeholders
 * among those that the page gave.
 */
export function placeholdersFor(
  { outfits, aiEnabled, generate, stage }: DeckSession,
  given?: unknown,
): number {
  if (stage) return 0;
  const awaited = aiEnabled && generate === 'unsent' ? DECK_SIZE - outfits.length : 0;
  return Math.max(0, awaited, Math.min(countPlaceholders(given), DECK_MAX_SIZE - outfits.length));
}
