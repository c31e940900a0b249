import { DECK_MAX_SIZE, type Outfit, savedKeyOf, withoutDuplicates } from '@glow/api';
import type { DeckSession, Mark } from '#shared/visit-storage/index.ts';

/** How a card leaves: with a mark, or by Next without one. */
export type Way = Mark | 'skipped';

/** `rest` and `returned` remember what came before, for the words that are announced. */
export type Motion =
  | { readonly type: 'rest'; readonly after: 'start' | Way }
  | { readonly type: 'leaving'; readonly way: Way }
  | { readonly type: 'returned'; readonly by: 'back' | 'undo'; readonly way: Way };

/**
 * `opening`: what the deck holds is not known yet; `finishing`: the last card left and the page is about to be
 * told. A deck that is `swiping` with neither cards nor placeholders is empty.
 */
export interface DeckState {
  readonly status: 'opening' | 'swiping' | 'finishing' | 'finished';
  readonly session: DeckSession;
  /** Slots behind the cards that wait for looks. */
  readonly placeholders: number;
  readonly motion: Motion;
}

export type DeckEvent =
  | { readonly type: 'begin'; readonly session: DeckSession; readonly placeholders: number }
  | { readonly type: 'decide'; readonly way: Way }
  | { readonly type: 'settled' }
  | { readonly type: 'back' | 'undo' }
  | { readonly type: 'arrived'; readonly outfits: readonly Outfit[] }
  | { readonly type: 'placeholders-left' }
  | { readonly type: 'generate-sent' }
  | { readonly type: 'told' }
  | { readonly type: 'restart' };

export const INITIAL_STATE: DeckState = {
  status: 'opening',
  session: {
    deckId: '',
    outfits: [],
    answers: undefined,
    weather: undefined,
    aiEnabled: false,
    index: 0,
    marks: {},
    generate: 'unsent',
  },
  placeholders: 0,
  motion: { type: 'rest', after: 'start' },
};

/** The card on top; undefined where a placeholder or nothing is. */
export function topOf({ session, status }: DeckState): Outfit | undefined {
  return status === 'finished' ? undefined : session.outfits[session.index];
}

export function isEmpty({ status, session, placeholders }: DeckState): boolean {
  return status === 'swiping' && session.outfits.length + placeholders === 0;
}

/** Whether Back and Undo have a card to go back to. */
export function canReturn({ status, session }: DeckState): boolean {
  return session.index > 0 && (status === 'swiping' || status === 'finished');
}

/** The cards with a mark, in the order of the deck. */
export function marked({ session }: DeckState, mark: Mark): Outfit[] {
  return session.outfits.filter((outfit) => session.marks[savedKeyOf(outfit)] === mark);
}

/** The next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: DeckState, event: DeckEvent): DeckState {
  const { status, session, motion } = state;
  switch (event.type) {
    case 'begin':
      return begun(event.session, event.placeholders);
    case 'decide':
      return status === 'swiping' && motion.type !== 'leaving' ? decided(state, event.way) : state;
    case 'settled':
      return motion.type === 'leaving' ? settled(state, motion.way) : state;
    case 'back':
    case 'undo':
      return canReturn(state) && motion.type !== 'leaving' ? returned(state, event.type) : state;
    case 'arrived':
      return status === 'swiping' ? grown(state, event.outfits) : state;
    case 'placeholders-left':
      return state.placeholders ? ended({ ...state, placeholders: 0 }) : state;
    case 'generate-sent':
      return { ...state, session: { ...session, generate: 'sent' } };
    case 'told':
      return status === 'finishing'
        ? { ...state, status: 'finished', session: { ...session, stage: 'finished' } }
        : state;
    case 'restart':
      return status === 'finished' ? begun({ ...underWay(session), index: 0, marks: {} }, 0) : state;
  }
}

function underWay({ stage: _, ...session }: DeckSession): DeckSession {
  return session;
}

function begun(given: DeckSession, placeholders: number): DeckState {
  const outfits = given.outfits.slice(0, DECK_MAX_SIZE);
  const session = { ...given, outfits, index: Math.min(given.index, outfits.length) };
  const status = session.stage ?? 'swiping';
  return ended({ status, session, placeholders, motion: { type: 'rest', after: 'start' } });
}

/** Spec section 4: at the last card the deck finishes; one that never had a card is empty instead. */
function ended(state: DeckState): DeckState {
  const { status, session, placeholders, motion } = state;
  const isLeft = session.index < session.outfits.length + placeholders;
  if (status !== 'swiping' || isLeft || session.outfits.length === 0 || motion.type === 'leaving')
    return state;
  return { ...state, status: 'finishing' };
}

/** Whoever does not want to wait for a placeholder goes past all of them. */
function decided(state: DeckState, way: Way): DeckState {
  const { session } = state;
  const top = topOf(state);
  if (!top) return way === 'skipped' ? ended({ ...state, placeholders: 0 }) : state;
  const motion = { type: 'leaving', way } as const;
  if (way === 'skipped') return { ...state, motion };
  return { ...state, motion, session: { ...session, marks: { ...session.marks, [savedKeyOf(top)]: way } } };
}

function settled(state: DeckState, way: Way): DeckState {
  const session = { ...state.session, index: state.session.index + 1 };
  return ended({ ...state, session, motion: { type: 'rest', after: way } });
}

/** Back leaves the card its mark; Undo takes it off, as if the card had never been decided. */
function returned(state: DeckState, by: 'back' | 'undo'): DeckState {
  const session = { ...underWay(state.session), index: state.session.index - 1 };
  const card = session.outfits[session.index];
  const key = card ? savedKeyOf(card) : '';
  const { [key]: mark, ...otherMarks } = session.marks;
  return {
    ...state,
    status: 'swiping',
    session: by === 'undo' ? { ...session, marks: otherMarks } : session,
    motion: { type: 'returned', by, way: mark ?? 'skipped' },
  };
}

/** Looks take the places of placeholders, in order, then grow the deck; those it has are left out (spec section 4). */
function grown(state: DeckState, arrived: readonly Outfit[]): DeckState {
  const { session } = state;
  const outfits = withoutDuplicates([...session.outfits, ...arrived]).slice(0, DECK_MAX_SIZE);
  const added = outfits.length - session.outfits.length;
  if (added <= 0) return state;
  return {
    ...state,
    session: { ...session, outfits },
    placeholders: Math.max(0, state.placeholders - added),
  };
}
