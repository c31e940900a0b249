import { type DeckState, isOtherDue, marked, topOf } from './swipe-deck.machine.ts';

/** Every visible or announced text. */
export const SWIPE_DECK_STRINGS = {
  // Section 2.
  title: 'Style Preference',
  // Section 2.
  hint: 'Swipe right if you love it, left if not',
  // Section 2: 'n / total'.
  counter: '{n} / {total}',
  // Section 2.
  back: 'Back',
  // Section 2.
  undo: 'Undo',
  // Section 2.
  pass: 'Pass',
  // Section 2.
  like: 'Like',
  // Section 2.
  next: 'Next',
  // Section 2.
  empty: 'No outfits to show.',
  likeStamp: 'Love it',
  passStamp: 'Not for me',
  styling: 'Still being styled...',
  /** What the deck is called and what kind of thing it is, to a screen reader. */
  deckLabel: 'Looks, one at a time',
  deckRole: 'swipe deck',
  progressLabel: 'Progress',
  /** Announced. */
  position: '{n} of {total}: {name}',
  liked: 'Liked.',
  passed: 'Passed.',
  skipped: 'Skipped.',
  undone: 'Taken back.',
  /** Says why Like and Pass wait. */
  held: 'The picture is coming.',
  finished: 'That was the last look',
  /** Of a deck in which none was loved. */
  finishedNone: 'You passed on all {total}. Shall we style you others?',
  another: 'Style me others',
  finishedLead: 'You loved {n} of {total}.',
  seeLiked: 'See what you loved',
  restart: 'Start again',
};

export type SwipeDeckStrings = typeof SWIPE_DECK_STRINGS;

/** Puts values in the places of a text that bear their names. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
}

/** Returns the sentence under the heading of a finished deck. */
export function finishedText(state: DeckState, strings: SwipeDeckStrings): string {
  return fill(isOtherDue(state) ? strings.finishedNone : strings.finishedLead, {
    n: marked(state, 'liked').length,
    total: state.session.outfits.length,
  });
}

/** Where the deck is, and what the look on top is like: a name alone is nothing to decide on. */
function positionText(state: DeckState, strings: SwipeDeckStrings): string {
  const { outfits, index } = state.session;
  const top = topOf(state);
  if (!top) return state.placeholders ? strings.styling : '';
  const { name, alt } = top;
  const position = fill(strings.position, { n: index + 1, total: outfits.length, name: name || alt });
  return name && alt ? `${position}. ${alt}` : position;
}

/** Returns the announcement after a card left or returned: its decision, and the card now on top. */
export function announcement(state: DeckState, strings: SwipeDeckStrings): string {
  const { status, animation } = state;
  if (status === 'finished') return `${strings.finished}. ${finishedText(state, strings)}`;
  if (status === 'finishing' || animation.type === 'leaving') return '';
  if (animation.type === 'returned') {
    const position = positionText(state, strings);
    return animation.by === 'undo' ? `${strings.undone} ${position}` : position;
  }
  return animation.after === 'start' ? '' : `${strings[animation.after]} ${positionText(state, strings)}`;
}
