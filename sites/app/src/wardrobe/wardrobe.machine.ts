import { type WardrobeItem, withoutDuplicates } from '@glow/api';

/** Deleting one look (spec section 4): asked for, under way. */
export type Removal =
  | { readonly status: 'none' }
  | { readonly status: 'asking' | 'deleting'; readonly item: WardrobeItem };

export type WardrobeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'loaded';
      /** All that is saved, by name; `shownItems` shows one picture once. */
      readonly items: readonly WardrobeItem[];
      readonly removal: Removal;
      readonly notice: Notice;
    };

/** `key` tells two notices of one outcome apart. */
export type Notice =
  | { readonly state: 'hidden' }
  | { readonly state: 'shown'; readonly key: number; readonly outcome: 'deleted' | 'not-deleted' };

export type WardrobeEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly items: readonly WardrobeItem[] }
  | { readonly type: 'load-failed' }
  | { readonly type: 'ask'; readonly item: WardrobeItem }
  | { readonly type: 'keep' }
  | { readonly type: 'delete' }
  | { readonly type: 'deleted' }
  | { readonly type: 'delete-failed' }
  | { readonly type: 'notice-over' };

export const INITIAL_STATE: WardrobeState = { status: 'loading' };

const NONE: Removal = { status: 'none' };

/** Returns the looks to show, each picture once (spec section 5): the next name of one shows when this one is deleted. */
export function shownItems(items: readonly WardrobeItem[]): readonly WardrobeItem[] {
  return withoutDuplicates(items);
}

/** Returns what the wardrobe does next (spec section 4). An event that does not fit changes nothing. */
export function transition(state: WardrobeState, event: WardrobeEvent): WardrobeState {
  if (event.type === 'load') return { status: 'loading' };
  if (state.status === 'loading') {
    if (event.type === 'load-failed') return { status: 'failed' };
    if (event.type !== 'loaded') return state;
    return { status: 'loaded', items: event.items, removal: NONE, notice: { state: 'hidden' } };
  }
  if (state.status === 'failed') return state;
  const { items, removal, notice } = state;
  const key = notice.state === 'shown' ? notice.key + 1 : 0;
  switch (event.type) {
    case 'ask':
      return removal.status === 'deleting'
        ? state
        : { ...state, removal: { status: 'asking', item: event.item } };
    case 'keep':
      return removal.status === 'asking' ? { ...state, removal: NONE } : state;
    case 'delete':
      return removal.status === 'asking' ? { ...state, removal: { ...removal, status: 'deleting' } } : state;
    case 'deleted':
      if (removal.status !== 'deleting') return state;
      return {
        ...state,
        items: items.filter(({ name }) => name !== removal.item.name),
        removal: NONE,
        notice: { state: 'shown', key, outcome: 'deleted' },
      };
    case 'delete-failed':
      return removal.status === 'deleting'
        ? { ...state, removal: NONE, notice: { state: 'shown', key, outcome: 'not-deleted' } }
        : state;
    case 'notice-over':
      return { ...state, notice: { state: 'hidden' } };
    default:
      return state;
  }
}
