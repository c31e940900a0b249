import { type Outfit, savedKeyOf, withoutDuplicates } from '@glow/api';

/** Of one outfit (spec section 4). */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export type CuratedView =
  | { readonly status: 'loading' }
  /** The style test was not taken, or is to be taken again. */
  | { readonly status: 'not-taken' }
  | { readonly status: 'empty' }
  | { readonly status: 'filled'; readonly outfits: readonly Outfit[] };

/** How the last save went, for the toast; `key` counts them. */
export type Notice =
  | { readonly state: 'hidden'; readonly key: number }
  | { readonly state: 'shown'; readonly key: number; readonly outcome: 'saved' | 'failed' };

export interface CuratedGridState {
  readonly view: CuratedView;
  /** By the outfit's key; absent: idle. */
  readonly saves: ReadonlyMap<string, SaveStatus>;
  readonly notice: Notice;
}

export type CuratedGridEvent =
  /** What the browser keeps of the visit, at first and whenever it changes. */
  | {
      readonly type: 'visited';
      readonly completed: boolean;
      readonly outfits: readonly Outfit[];
      readonly savedKeys: ReadonlySet<string>;
    }
  | { readonly type: 'save' | 'saved' | 'failed' | 'dropped'; readonly key: string }
  | { readonly type: 'notice-over' };

export const INITIAL_STATE: CuratedGridState = {
  view: { status: 'loading' },
  saves: new Map(),
  notice: { state: 'hidden', key: 0 },
};

/** Returns the next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: CuratedGridState, event: CuratedGridEvent): CuratedGridState {
  switch (event.type) {
    case 'visited': {
      const view = kept(state.view, viewOf(event));
      const saves = merged(state.saves, event.savedKeys);
      return view === state.view && saves === state.saves ? state : { ...state, view, saves };
    }
    case 'save':
      return withSave(state, event.key, 'saving');
    case 'dropped':
      return withSave(state, event.key, 'idle');
    case 'saved':
      return { ...withSave(state, event.key, 'saved'), notice: next(state, 'saved') };
    case 'failed':
      return { ...withSave(state, event.key, 'error'), notice: next(state, 'failed') };
    case 'notice-over':
      return { ...state, notice: { state: 'hidden', key: state.notice.key } };
  }
}

function viewOf({ completed, outfits }: Extract<CuratedGridEvent, { type: 'visited' }>): CuratedView {
  if (!completed) return { status: 'not-taken' };
  return outfits.length > 0 ? { status: 'filled', outfits: withoutDuplicates(outfits) } : { status: 'empty' };
}

/** The view as it was, where the list is the same: what is read again is rendered no second time. */
function kept(before: CuratedView, view: CuratedView): CuratedView {
  if (before.status !== 'filled' || view.status !== 'filled') return view;
  const known = new Map(before.outfits.map((outfit) => [savedKeyOf(outfit), outfit]));
  const outfits = view.outfits.map((outfit) => known.get(savedKeyOf(outfit)) ?? outfit);
  const isSame =
    outfits.length === known.size && outfits.every((outfit, place) => outfit === before.outfits[place]);
  return isSame ? before : { status: 'filled', outfits };
}

/** Marks remembered outfits as saved; one that is no longer remembered, such as after a deletion, can be saved again. */
function merged(
  saves: CuratedGridState['saves'],
  savedKeys: ReadonlySet<string>,
): ReadonlyMap<string, SaveStatus> {
  const underWay = [...saves].filter(([, status]) => status !== 'saved');
  const all = new Map([...underWay, ...[...savedKeys].map((key) => [key, 'saved'] as const)]);
  const isSame = all.size === saves.size && [...all].every(([key, status]) => saves.get(key) === status);
  return isSame ? saves : all;
}

function withSave(state: CuratedGridState, key: string, status: SaveStatus): CuratedGridState {
  return { ...state, saves: new Map(state.saves).set(key, status) };
}

function next({ notice }: CuratedGridState, outcome: 'saved' | 'failed'): Notice {
  return { state: 'shown', key: notice.key + 1, outcome };
}
