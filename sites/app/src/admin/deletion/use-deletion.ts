import { ApiError, isAborted } from '@glow/api/client';
import { useState } from 'react';
import { useLatestRef } from '../calls/use-latest-ref.ts';

/** One deletion, from the question to its end; `idle` keeps the last for the dialog that is going. */
export type DeletionState<Item> =
  | { readonly status: 'idle'; readonly item: Item | undefined }
  | { readonly status: 'asking' | 'deleting'; readonly item: Item }
  | { readonly status: 'failed'; readonly item: Item; readonly detail: string | undefined };

export interface DeletionSteps<Item, Result> {
  readonly erase: (item: Item) => Promise<Result>;
  readonly onDeleted: (item: Item, result: Result) => void;
  /** It failed after its dialog was closed. */
  readonly onFailedUnseen: (item: Item) => void;
}

export interface DeletionModel<Item> {
  readonly state: DeletionState<Item>;
  readonly ask: (item: Item) => void;
  readonly confirm: () => Promise<void>;
  /** Closes the dialog; a deletion under way goes on and is announced at its end. */
  readonly close: () => void;
}

/** Asks, deletes, tells. What the server adds to a failure is kept beside the sentence of the specification. */
export function useDeletion<Item, Result>(steps: DeletionSteps<Item, Result>): DeletionModel<Item> {
  const [state, setState] = useState<DeletionState<Item>>({ status: 'idle', item: undefined });
  const stateRef = useLatestRef(state);
  const stepsRef = useLatestRef(steps);

  async function erase(item: Item) {
    const isOpen = () => stateRef.current.status === 'deleting' && stateRef.current.item === item;
    try {
      const result = await stepsRef.current.erase(item);
      if (isOpen()) setState({ status: 'idle', item });
      stepsRef.current.onDeleted(item, result);
    } catch (error) {
      if (isAborted(error)) return;
      const detail = error instanceof ApiError ? error.serverText : undefined;
      if (isOpen()) setState({ status: 'failed', item, detail });
      else stepsRef.current.onFailedUnseen(item);
    }
  }

  return {
    state,
    ask: (item) => setState({ status: 'asking', item }),
    async confirm() {
      if (state.status !== 'asking' && state.status !== 'failed') return;
      const { item } = state;
      setState({ status: 'deleting', item });
      await erase(item);
    },
    close: () => setState(({ item }) => ({ status: 'idle', item })),
  };
}
