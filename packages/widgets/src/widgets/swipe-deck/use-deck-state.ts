import { type RefObject, useCallback, useRef, useState } from 'react';
import { writeDeck } from '#shared/visit-storage/index.ts';
import { type DeckEvent, type DeckState, INITIAL_STATE, transition } from './swipe-deck.machine.ts';

export interface DeckStore {
  readonly state: DeckState;
  /** The newest state, also before it is rendered. */
  readonly stateRef: RefObject<DeckState>;
  /** Gives whether the event meant anything. */
  readonly send: (event: DeckEvent) => boolean;
}

/**
 * The state of the deck, kept in the tab unless it is a demo. It changes at once, not with the next render, so
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
      if (!demo && after.session !== before.session) writeDeck(after.session);
      return true;
    },
    [demo],
  );
  return { state, stateRef, send };
}
