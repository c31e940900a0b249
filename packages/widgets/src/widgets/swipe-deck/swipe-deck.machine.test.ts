import { DECK_MAX_SIZE, type Outfit } from '@glow/api';
import { describe, expect, it } from 'vitest';
import type { DeckSession } from '../../shared/visit-storage/index.ts';
import {
  canReturn,
  type DeckEvent,
  type DeckState,
  INITIAL_STATE,
  isEmpty,
  marked,
  topOf,
  transition,
} from './swipe-deck.machine.ts';

function outfit(name: string): Outfit {
  return { name, image: `/${name}.png`, tags: [], source_url: '', alt: '', palette: [], reasons: [] };
}

const numbered = (count: number, prefix = 'Look') =>
  Array.from({ length: count }, (_, at) => outfit(`${prefix} ${at}`));

function deck(count: number, rest: Partial<DeckSession> = {}, placeholders = 0): DeckEvent {
  return {
    type: 'begin',
    session: { ...INITIAL_STATE.session, deckId: 'a', outfits: numbered(count), ...rest },
    placeholders,
  };
}

const settled: DeckEvent = { type: 'settled' };
const like: readonly DeckEvent[] = [{ type: 'decide', direction: 'liked' }, settled];
const pass: readonly DeckEvent[] = [{ type: 'decide', direction: 'passed' }, settled];
const next: readonly DeckEvent[] = [{ type: 'decide', direction: 'skipped' }, settled];
const back: DeckEvent = { type: 'back' };
const undo: DeckEvent = { type: 'undo' };

function after(...events: (DeckEvent | readonly DeckEvent[])[]): DeckState {
  return (events.flat() as DeckEvent[]).reduce(transition, INITIAL_STATE);
}

const names = (outfits: readonly Outfit[]) => outfits.map(({ name }) => name);

describe('transition', () => {
  // @spec 4.6 Swipe deck: like adds the outfit to the liked list and pass adds it to the passed list, then
  //   the index advances after a 300 ms animation.
  it('marks a card at once and goes on when it has left', () => {
    const leaving = after(deck(3), { type: 'decide', direction: 'liked' });
    expect(leaving.animation).toEqual({ type: 'leaving', direction: 'liked' });
    expect(topOf(leaving)?.name).toBe('Look 0');
    const gone = transition(leaving, settled);
    expect(topOf(gone)?.name).toBe('Look 1');
    expect(names(marked(gone, 'liked'))).toEqual(['Look 0']);
  });

  it('decides nothing while a card is leaving', () => {
    const leaving = after(deck(3), { type: 'decide', direction: 'liked' });
    expect(transition(leaving, { type: 'decide', direction: 'passed' })).toBe(leaving);
    expect(transition(leaving, undo)).toBe(leaving);
  });

  // @spec 4.7 Next skips without recording.
  it('skips without a mark', () => {
    const state = after(deck(3), next, pass);
    expect(names(marked(state, 'passed'))).toEqual(['Look 1']);
    expect(marked(state, 'liked')).toEqual([]);
  });

  // @spec 4.8 Back and Undo move the index back (disabled at the first card).
  it('goes back no further than the first card', () => {
    const first = after(deck(3));
    expect(canReturn(first)).toBe(false);
    expect(transition(first, back)).toBe(first);
    expect(transition(first, undo)).toBe(first);
  });

  it('keeps a mark with Back and takes exactly it with Undo', () => {
    expect(names(marked(after(deck(3), like, like, back), 'liked'))).toEqual(['Look 0', 'Look 1']);
    const undone = after(deck(3), like, pass, undo);
    expect(undone.session.marks).toEqual(after(deck(3), like).session.marks);
    expect(topOf(undone)?.name).toBe('Look 1');
    expect(undone.animation).toEqual({ type: 'returned', by: 'undo', direction: 'passed' });
  });

  it('changes a mark when a card is decided again', () => {
    const state = after(deck(2), like, back, pass);
    expect(marked(state, 'liked')).toEqual([]);
    expect(names(marked(state, 'passed'))).toEqual(['Look 0']);
  });

  it('lets looks take the places of placeholders, without those it has', () => {
    const state = after(deck(8, {}, 2), {
      type: 'arrived',
      outfits: [outfit('Look 3'), outfit('New 0'), outfit('New 0')],
    });
    expect(names(state.session.outfits).at(-1)).toBe('New 0');
    expect(state.session.outfits).toHaveLength(9);
    expect(state.placeholders).toBe(1);
  });

  // @spec 9.2 Swipe deck: 10 outfits, at most 14 with AI additions.
  it('grows to 14 looks and no further', () => {
    const state = after(deck(12), { type: 'arrived', outfits: numbered(4, 'New') });
    expect(state.session.outfits).toHaveLength(DECK_MAX_SIZE);
    expect(after(deck(20)).session.outfits).toHaveLength(DECK_MAX_SIZE);
  });

  it('neither likes nor passes a placeholder, and goes past all of them with Next', () => {
    const waiting = after(deck(1, {}, 9), like);
    expect(topOf(waiting)).toBeUndefined();
    expect(transition(waiting, { type: 'decide', direction: 'liked' })).toBe(waiting);
    expect(transition(waiting, { type: 'decide', direction: 'skipped' }).status).toBe('finishing');
  });

  it('finishes at the last card, and when what it waited for does not come', () => {
    expect(after(deck(2), like, next).status).toBe('finishing');
    const waiting = after(deck(1, {}, 9), like);
    expect(waiting.status).toBe('swiping');
    expect(transition(waiting, { type: 'placeholders-left' }).status).toBe('finishing');
  });

  it('is empty, not finished, when no look ever came', () => {
    const state = after(deck(0, {}, 10), { type: 'placeholders-left' });
    expect(isEmpty(state)).toBe(true);
    expect(state.status).toBe('swiping');
  });

  it('goes on where it stood, and stays finished', () => {
    expect(topOf(after(deck(3, { index: 2 })))?.name).toBe('Look 2');
    expect(after(deck(3, { index: 3, stage: 'finished' })).status).toBe('finished');
  });

  it('comes back from its end, and takes no looks after it', () => {
    const finished = after(deck(2), like, like, { type: 'finish-reported' });
    expect(transition(finished, { type: 'arrived', outfits: numbered(2, 'New') })).toBe(finished);
    const again = transition(finished, undo);
    expect(again.status).toBe('swiping');
    expect(again.session.stage).toBeUndefined();
    expect(names(marked(again, 'liked'))).toEqual(['Look 0']);
  });

  it('starts again without its marks', () => {
    const again = after(
      deck(2),
      like,
      pass,
      { type: 'finish-reported' },
      { type: 'restart', deckId: 'deck-2' },
    );
    expect(again).toMatchObject({ status: 'swiping', session: { index: 0, marks: {} } });
  });

  it('opens with no cards, nothing asked for and nothing to do', () => {
    expect(INITIAL_STATE).toEqual({
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
    });
    for (const event of [...next, ...like, back, { type: 'arrived', outfits: numbered(2) } as const])
      expect(transition(INITIAL_STATE, event)).toBe(INITIAL_STATE);
  });

  it('remembers that more looks were asked for', () => {
    const before = after(deck(3), like);
    const sent = transition(before, { type: 'generate-sent' });
    expect(sent).toEqual({ ...before, session: { ...before.session, generate: 'sent' } });
  });

  it('remembers how the last card left, and forgets it in a new deck', () => {
    expect(after(deck(3), next).animation).toEqual({ type: 'rest', after: 'skipped' });
    expect(after(deck(3), pass).animation).toEqual({ type: 'rest', after: 'passed' });
    expect(after(deck(3), pass, deck(2)).animation).toEqual({ type: 'rest', after: 'start' });
  });

  it('returns no card while the second one is leaving', () => {
    const leaving = after(deck(3), like, { type: 'decide', direction: 'passed' });
    expect(transition(leaving, back)).toBe(leaving);
    expect(transition(leaving, undo)).toBe(leaving);
  });

  it('lets the last card leave before it finishes', () => {
    const leaving = after(deck(1, {}, 2), { type: 'decide', direction: 'liked' });
    const alone = transition(leaving, { type: 'placeholders-left' });
    expect(alone).toMatchObject({ status: 'swiping', placeholders: 0, animation: { type: 'leaving' } });
    expect(transition(alone, settled).status).toBe('finishing');
  });

  it.each<[string, DeckState, DeckEvent]>([
    ['a card that settles where none left', after(deck(3)), settled],
    ['looks it has', after(deck(3)), { type: 'arrived', outfits: numbered(2) }],
    ['no more placeholders where there are none', after(deck(3)), { type: 'placeholders-left' }],
    ['a report of an end that was not reached', after(deck(3)), { type: 'finish-reported' }],
    ['a restart in the middle', after(deck(3), like), { type: 'restart', deckId: 'deck-2' }],
    ['Back while the page is told of the end', after(deck(1), like), back],
    [
      'a decision after the end',
      after(deck(3, { stage: 'finished', index: 2 })),
      { type: 'decide', direction: 'liked' },
    ],
  ])('ignores %s', (_what, state, event) => {
    expect(transition(state, event)).toBe(state);
  });
});

describe('topOf', () => {
  it('shows no card once the deck is finished, wherever it stood', () => {
    expect(topOf(after(deck(3, { stage: 'finished', index: 1 })))).toBeUndefined();
  });
});

describe('isEmpty', () => {
  it('holds for an open deck without cards and without any on the way', () => {
    expect(isEmpty(INITIAL_STATE)).toBe(false);
    expect(isEmpty(after(deck(0)))).toBe(true);
    expect(isEmpty(after(deck(0, {}, 1)))).toBe(false);
    expect(isEmpty(after(deck(1)))).toBe(false);
    expect(isEmpty(after(deck(1, {}, 1)))).toBe(false);
  });
});
