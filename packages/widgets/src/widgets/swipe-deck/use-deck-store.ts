import { DECK_MAX_SIZE, DECK_SIZE, type Outfit, savedKeyOf } from '@glow/api';
import { useBrowserLayoutEffect } from '@glow/kit';
import { type RefObject, useCallback, useRef, useState } from 'react';
import {
  countPlaceholders,
  type DeckSession,
  newDeck,
  readDeck,
  readOutfits,
  watchDeck,
  writeDeck,
} from '#shared/visit-storage/index.ts';
import { type Emit, reportDemoFailure, useLatest } from '#shared/widget-hooks.ts';
import { type DeckEvent, type DeckState, INITIAL_STATE, transition } from './swipe-deck.machine.ts';
import type { SwipeDeckWidgetProps } from './swipe-deck.types.ts';

type Given = Pick<SwipeDeckWidgetProps, 'outfits' | 'answers' | 'weather' | 'aiEnabled'>;

/** Returns the identity of the deck that a page gives: its cards in order, and the answers they are for. */
function signatureOf({ outfits, answers, aiEnabled }: Given): string {
  return JSON.stringify([outfits && readOutfits(outfits).map(savedKeyOf), answers, aiEnabled === true]);
}

function isStartOf(shorter: readonly Outfit[], longer: readonly Outfit[]): boolean {
  return shorter.every((outfit, at) => savedKeyOf(outfit) === savedKeyOf(longer[at] ?? {}));
}

/** Returns whether the page's deck is the stored one, perhaps with looks added since. */
function isSameDeck(given: DeckSession, stored: DeckSession): boolean {
  const { outfits, answers, aiEnabled } = given;
  if (answers && JSON.stringify(answers) !== JSON.stringify(stored.answers)) return false;
  if (outfits.length === 0 && stored.outfits.length > 0) return aiEnabled && stored.aiEnabled;
  // A taste leaves the first two cards where they are.
  const dealt = stored.arranged ? stored.outfits.slice(0, 2) : stored.outfits;
  return isStartOf(outfits, dealt) || isStartOf(dealt, outfits);
}

/**
 * Returns the deck to show: the page's, restored after a reload; else the one that a quiz stored in this tab;
 * else one without cards.
 */
function startDeck({ outfits, answers, weather, aiEnabled = false }: Given): DeckSession {
  const stored = readDeck();
  const given = newDeck({ outfits: readOutfits(outfits), answers, weather, aiEnabled });
  if (!outfits) return stored ?? given;
  if (!stored || !isSameDeck(given, stored)) return given;
  const isLonger = !stored.arranged && given.outfits.length > stored.outfits.length;
  const longer = isLonger ? given.outfits : stored.outfits;
  return {
    ...stored,
    outfits: longer,
    answers: answers ?? stored.answers,
    weather: weather ?? stored.weather,
    aiEnabled,
  };
}

/**
 * Returns the number of pending slots: up to ten in all, while looks are still to come (spec section 4), or the placeholders
 * among those that the page gave.
 */
function placeholdersFor({ outfits, aiEnabled, generate, stage }: DeckSession, given?: unknown): number {
  if (stage) return 0;
  const awaited = aiEnabled && generate === 'unsent' ? DECK_SIZE - outfits.length : 0;
  return Math.max(0, awaited, Math.min(countPlaceholders(given), DECK_MAX_SIZE - outfits.length));
}

export interface DeckStore {
  readonly state: DeckState;
  /** The newest state, also before it is rendered. */
  readonly stateRef: RefObject<DeckState>;
  /** Returns whether the event changed the state. */
  readonly send: (event: DeckEvent) => boolean;
}

/**
 * Returns the state of the deck, stored for the tab unless it is a demo. It changes at once, not with the next render, so
 * that of two presses within one frame the second finds what the first did.
 */
export function useDeckState(demo: string | undefined): DeckStore {
  const [state, setState] = useState(INITIAL_STATE);
  const stateRef = useRef(state);
  const send = useCallback(
    (event: DeckEvent) => {
      const before = stateRef.current;
      const after = transition(before, event);
      if (after === before) return false;
      stateRef.current = after;
      setState(after);
      const { session, status } = after;
      const isDeck = session.outfits.length > 0 || session.aiEnabled; // nobody asked for an empty one
      // One that is finishing is stored when its end was told.
      if (!demo && isDeck && session !== before.session && status !== 'finishing') writeDeck(session);
      return true;
    },
    [demo],
  );
  return { state, stateRef, send };
}

/**
 * Begins the deck that the page gives or a quiz left, before the first paint, and again when it is another one.
 * A demo begins when it is loaded.
 */
export function useDeckStart(
  props: SwipeDeckWidgetProps,
  { stateRef, send }: DeckStore,
  apiBase: string,
  emit: Emit,
): void {
  const { demo } = props;
  const latest = useLatest(props);
  // The signature stands for what the page gives
  useBrowserLayoutEffect(() => {
    if (demo) return;
    const begin = (session: ReturnType<typeof startDeck>) => {
      if (session.deckId === stateRef.current.session.deckId) {
        send({ type: 'arrived', outfits: session.outfits });
      } else if (session.outfits.length > 0 || session.aiEnabled || stateRef.current.status === 'opening') {
        send({ type: 'begin', session, placeholders: placeholdersFor(session, props.outfits) });
      }
    };
    begin(startDeck(props));
    if (props.outfits) return;
    return watchDeck(() => {
      const stored = readDeck();
      if (stored) begin(stored);
    });
  }, [signatureOf(props), demo, send]);

  useBrowserLayoutEffect(() => {
    if (!demo) return;
    let isCurrent = true;
    const played = import('./swipe-deck.demo.ts').then(({ demoDeck }) => {
      if (!isCurrent) return;
      const { outfits, placeholders, events } = demoDeck(demo, apiBase);
      send({ type: 'begin', session: { ...INITIAL_STATE.session, outfits }, placeholders });
      for (const event of events) send(event);
    });
    reportDemoFailure(played, { props: latest.current, emit });
    return () => {
      isCurrent = false;
    };
  }, [demo, apiBase, send, emit, latest]);
}
