import type { Page } from '@glow/api';
import { isAborted } from '@glow/api/client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { OpenTable } from '../address/table-address.ts';
import { useLatestRef } from '../calls/use-latest-ref.ts';
import { previousPage } from './paging.ts';
import { initialState, type TableState, tableMachine } from './table.machine.ts';

export interface TableSource<Item> {
  readonly fetchPage: (place: OpenTable, signal: AbortSignal) => Promise<Page<Item>>;
  readonly keyOf: (item: Item) => string;
  readonly pageSize: number;
  readonly place: OpenTable;
  /** Counts changes made elsewhere to what the table holds; another number asks anew. */
  readonly version: number;
  /** A change left this page without rows; the owner goes to the page given. */
  readonly onEmptied: (page: number) => void;
}

export interface TableModel<Item> {
  readonly state: TableState<Item>;
  readonly retry: () => void;
  /** A row is gone: it leaves at once, and the page is asked for anew. */
  readonly removed: (item: Item) => void;
  /** A row was made: it is shown at once, on top of whatever page its owner asks for next. */
  readonly added: (item: Item) => void;
}

/** Asks for the page that the address names, gives up what is asked no longer, drops answers come too late. */
export function useTable<Item>(source: TableSource<Item>): TableModel<Item> {
  const { place, version, keyOf } = source;
  const { page, q } = place;
  const latest = useLatestRef(source);
  const [transition] = useState(() => tableMachine(keyOf));
  const [state, dispatch] = useReducer(transition, undefined, initialState<Item>);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const requestRef = useRef(0);
  const askedRef = useRef({ page, q, version, attempt });

  useEffect(() => {
    const abort = new AbortController();
    const before = askedRef.current;
    askedRef.current = { page, q, version, attempt };
    const hasChanged = before.version !== version || before.attempt !== attempt;
    const isElsewhere = (page !== before.page || q !== before.q) && (page > 1 || q !== '');
    requestRef.current += 1;
    const request = requestRef.current;
    dispatch({ type: 'asked', request, added: isElsewhere ? 'forget' : 'keep' });
    latest.current.fetchPage({ section: 'open', page, q }, abort.signal).then(
      (answer) => {
        dispatch({ type: 'answered', request, answer });
        const { pageSize, onEmptied } = latest.current;
        const isEmptied = hasChanged && answer.items.length === 0 && page > 1;
        if (isEmptied && !abort.signal.aborted) {
          onEmptied(previousPage({ page, pageSize, total: answer.total }));
        }
      },
      (error) => isAborted(error) || dispatch({ type: 'failed', request }),
    );
    return () => abort.abort();
  }, [page, q, version, attempt]);

  const removed = useCallback((item: Item) => {
    dispatch({ type: 'removed', item });
    retry();
  }, []);
  const added = useCallback((item: Item) => dispatch({ type: 'added', item }), []);
  return { state, retry, removed, added };
}
