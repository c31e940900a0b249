import { DECK_MAX_SIZE, GENERATE_COUNT, type Outfit, savedKeyOf, withoutDuplicates } from '@glow/api';
import type { DeckSession, SwipeDecision } from '#shared/visit-storage/index.ts';

/** How a card leaves: liked, passed, or skipped by Next without a decision. */
export type SwipeDirection = SwipeDecision | 'skipped';

/** The animation of the top card; `rest` and `returned` remember what came before, for the announcement. */
export type CardAnimation =
  | { readonly type: 'rest'; readonly after: 'start' | SwipeDirection }
  | { readonly type: 'leaving'; readonly direction: SwipeDirection }
  | { readonly type: 'returned'; readonly by: 'back' | 'undo'; readonly direction: SwipeDirection };

/**
 * `opening`: what the deck holds is not known yet; `finishing`: the last card left and the page is about to be
 * told. A deck that is `swiping` with neither cards nor placeholders is empty.
 */
export interface DeckState {
  readonly status: 'opening' | 'swiping' | 'finishing' | 'finished';
  readonly session: DeckSession;
  /** Slots behind the cards that wait for looks. */
  readonly placeholders: number;
  readonly animation: CardAnimation;
}

export type DeckEvent =
  | { readonly type: 'begin'; readonly session: DeckSession; readonly placeholders: number }
  | { readonly type: 'decide'; readonly direction: SwipeDirection }
  | { readonly type: 'settled' }
  | { readonly type: 'back' | 'undo' }
  | { readonly type: 'arrived'; readonly outfits: readonly Outfit[] }
  | { readonly type: 'arranged'; readonly outfits: readonly Outfit[] }
  | { readonly type: 'placeholders-left' }
  | { readonly type: 'generate-sent' }
  | { readonly type: 'finish-reported' }
  | { readonly type: 'restart'; readonly deckId: string };

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
  animation: { type: 'rest', after: 'start' },
};

/** Returns the outfit on top; undefined for a placeholder or an empty deck. */
export function topOf({ session, status }: DeckState): Outfit | undefined {
  return status === 'finished' ? undefined : session.outfits[session.index];
}

export function isEmpty({ status, session, placeholders }: DeckState): boolean {
  return status === 'swiping' && session.outfits.length + placeholders === 0;
}

/** Returns whether Back and Undo have a card to return. */
export function canReturn({ status, session }: DeckState): boolean {
  return session.index > 0 && (status === 'swiping' || status === 'finished');
}

/** Returns whether a deck in which nothing was liked is followed by other looks: where they can be composed. */
export function isOtherDue(state: DeckState): boolean {
  const { aiEnabled, answers } = state.session;
  return aiEnabled && !!answers && !marked(state, 'liked')[0];
}

/** Returns whether the look on top, which may be leaving, is the last one as far as is known. */
export function isAtLast({ status, session, placeholders }: DeckState): boolean {
  return status === 'swiping' && placeholders === 0 && session.index === session.outfits.length - 1;
}

/** Returns the outfits with a decision, in the order of the deck. */
export function marked({ session }: DeckState, mark: SwipeDecision): Outfit[] {
  return session.outfits.filter((outfit) => session.marks[savedKeyOf(outfit)] === mark);
}

/** Returns the next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: DeckState, event: DeckEvent): DeckState {
  const { status, session, animation } = state;
  switch (event.type) {
    case 'begin':
      return begun(event.session, event.placeholders);
    case 'decide':
      return status === 'swiping' && animation.type !== 'leaving' ? decided(state, event.direction) : state;
    case 'settled':
      return animation.type === 'leaving' ? settled(state, animation.direction) : state;
    case 'back':
    case 'undo':
      return canReturn(state) && animation.type !== 'leaving' ? returned(state, event.type) : state;
    case 'arrived':
      return status === 'swiping' ? grown(state, event.outfits) : state;
    case 'arranged':
      return { ...state, session: { ...session, outfits: event.outfits, arranged: true } };
    case 'placeholders-left':
      return state.placeholders ? ended({ ...state, placeholders: 0 }) : state;
    case 'generate-sent':
      return { ...state, session: { ...session, generate: 'sent' } };
    case 'finish-reported':
      return status === 'finishing'
        ? { ...state, status: 'finished', session: { ...session, stage: 'finished' } }
        : state;
    case 'restart':
      return status === 'finished' ? begunAgain(state, event.deckId) : state;
  }
}

function underWay({ stage: _, ...session }: DeckSession): DeckSession {
  return session;
}

/** Begins the same deck again, or a new one of further looks for the same answers. */
function begunAgain(state: DeckState, deckId: string): DeckState {
  const again = { ...underWay(state.session), index: 0, marks: {} };
  if (!isOtherDue(state)) return begun(again, 0);
  return begun({ ...again, deckId, outfits: [], generate: 'unsent' }, GENERATE_COUNT);
}

function begun(given: DeckSession, placeholders: number): DeckState {
  const outfits = given.outfits.slice(0, DECK_MAX_SIZE);
  const session = { ...given, outfits, index: Math.min(given.index, outfits.length) };
  const status = session.stage ?? 'swiping';
  return ended({ status, session, placeholders, animation: { type: 'rest', after: 'start' } });
}

/** Spec section 4: at the last card the deck finishes; one that never had a card is empty instead. */
function ended(state: DeckState): DeckState {
  const { status, session, placeholders, animation } = state;
  const isLeft = session.index < session.outfits.length + placeholders;
  if (status !== 'swiping' || isLeft || session.outfits.length === 0 || animation.type === 'leaving')
    return state;
  return { ...state, status: 'finishing' };
}

/** Whoever does not want to wait for a placeholder goes past all of them. */
function decided(state: DeckState, direction: SwipeDirection): DeckState {
  const { session } = state;
  const top = topOf(state);
  if (!top) return direction === 'skipped' ? ended({ ...state, placeholders: 0 }) : state;
  const animation = { type: 'leaving', direction } as const;
  if (direction === 'skipped') return { ...state, animation };
  return {
    ...state,
    animation,
    session: { ...session, marks: { ...session.marks, [savedKeyOf(top)]: direction } },
  };
}

function settled(state: DeckState, direction: SwipeDirection): DeckState {
  const session = { ...state.session, index: state.session.index + 1 };
  return ended({ ...state, session, animation: { type: 'rest', after: direction } });
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
    animation: { type: 'returned', by, direction: mark ?? 'skipped' },
  };
}

/** Adds looks: they replace placeholders in order, then extend the deck; those it has are left out (spec section 4). */
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
