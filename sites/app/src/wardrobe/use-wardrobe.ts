import type { WardrobeItem } from '@glow/api';
import { deleteWardrobeItem, getWardrobe, isAborted } from '@glow/api/client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { authorised } from '../session/authorised.ts';
import { rememberSaved } from '../session/saved-keys.ts';
import { SignInRequired } from '../session/sign-in-required.ts';
import { INITIAL_STATE, transition, type WardrobeState } from './wardrobe.machine.ts';

export interface WardrobeModel {
  readonly state: WardrobeState;
  readonly reload: () => void;
  readonly ask: (item: WardrobeItem) => void;
  readonly keep: () => void;
  readonly remove: () => Promise<void>;
  readonly endNotice: () => void;
}

/** Loads the saved looks and deletes one at a time. A session that has ended is for `RequireUser` to act on. */
export function useWardrobe(): WardrobeModel {
  const [state, dispatch] = useReducer(transition, INITIAL_STATE);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'load' });
    authorised((api) => getWardrobe(api, { signal })).then(
      (items) => {
        if (signal.aborted) return;
        rememberSaved(items);
        dispatch({ type: 'loaded', items });
      },
      (error: unknown) => {
        if (!isAborted(error) && !(error instanceof SignInRequired)) dispatch({ type: 'load-failed' });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  const leavingRef = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    leavingRef.current = leaving;
    return () => leaving.abort();
  }, []);

  async function remove() {
    if (state.status !== 'loaded' || state.removal.status !== 'asking') return;
    const { item } = state.removal;
    const { signal } = leavingRef.current;
    const left = state.items.filter(({ name }) => name !== item.name);
    dispatch({ type: 'delete' });
    try {
      await authorised((api) => deleteWardrobeItem(api, item.name, { signal }));
      rememberSaved(left);
      dispatch({ type: 'deleted' });
    } catch (error) {
      // Who leaves has agreed to the deletion, and the server has its request.
      if (isAborted(error)) rememberSaved(left);
      else if (!(error instanceof SignInRequired)) dispatch({ type: 'delete-failed' });
    }
  }

  return {
    state,
    reload: () => setAttempt((now) => now + 1),
    ask: (item) => dispatch({ type: 'ask', item }),
    keep: () => dispatch({ type: 'keep' }),
    remove,
    endNotice: () => dispatch({ type: 'notice-over' }),
  };
}
