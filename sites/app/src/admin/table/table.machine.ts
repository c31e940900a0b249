import type { Page } from '@glow/api';

/**
 * One table. `request` is the number of the newest question: an answer to an older one is dropped, however
 * late it comes. While a page is asked for, the one before stays on screen; `added` is a row uploaded just now,
 * which is shown at once and stays on top until one goes on to other pages.
 */
export interface TableState<Item> {
  readonly request: number;
  readonly view:
    | { readonly status: 'loading' }
    | { readonly status: 'shown'; readonly answer: Page<Item>; readonly freshness: 'current' | 'refreshing' }
    | { readonly status: 'failed' };
  readonly added: Item | undefined;
}

/** Whether a row uploaded just now belongs to what is asked for: the list's start, or the same place again. */
export type AddedRow = 'keep' | 'forget';

export type TableEvent<Item> =
  | { readonly type: 'asked'; readonly request: number; readonly added: AddedRow }
  | { readonly type: 'answered'; readonly request: number; readonly answer: Page<Item> }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'removed'; readonly item: Item }
  | { readonly type: 'added'; readonly item: Item };

export function initialState<Item>(): TableState<Item> {
  return { request: 0, view: { status: 'loading' }, added: undefined };
}

/** The machine of a table whose rows are told apart by `keyOf`. */
export function tableMachine<Item>(keyOf: (item: Item) => string) {
  return (state: TableState<Item>, event: TableEvent<Item>): TableState<Item> => {
    switch (event.type) {
      case 'asked':
        return asked(state, event.request, event.added);
      case 'answered':
        if (event.request !== state.request) return state;
        return { ...state, view: { status: 'shown', answer: event.answer, freshness: 'current' } };
      case 'failed':
        return event.request === state.request ? { ...state, view: { status: 'failed' } } : state;
      case 'removed':
        return removed(state, keyOf(event.item), keyOf);
      case 'added':
        return { ...state, added: event.item };
    }
  };
}

function asked<Item>(state: TableState<Item>, request: number, added: AddedRow): TableState<Item> {
  const { view } = state;
  return {
    request,
    view: view.status === 'shown' ? { ...view, freshness: 'refreshing' } : { status: 'loading' },
    added: added === 'keep' ? state.added : undefined,
  };
}

function removed<Item>(
  { view, added, request }: TableState<Item>,
  key: string,
  keyOf: (item: Item) => string,
): TableState<Item> {
  const stays = (item: Item) => keyOf(item) !== key;
  const addedStays = added !== undefined && stays(added) ? added : undefined;
  if (view.status !== 'shown') return { request, view, added: addedStays };
  const items = view.answer.items.filter(stays);
  const total = Math.max(0, view.answer.total - (view.answer.items.length - items.length));
  return { request, view: { ...view, answer: { ...view.answer, items, total } }, added: addedStays };
}

/** Returns the rows on screen: one uploaded just now first, whatever page it belongs to. */
export function rowsOf<Item>(
  { view, added }: TableState<Item>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const items = view.status === 'shown' ? view.answer.items : [];
  if (added === undefined) return items;
  return [added, ...items.filter((item) => keyOf(item) !== keyOf(added))];
}
