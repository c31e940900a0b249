import {
  CARD_ANIMATION_MS,
  type GenerateRequest,
  LOCAL_STORAGE_KEYS,
  type Outfit,
  type RecommendRequest,
  TRAITS,
} from '@glow/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FIGURE } from '../../../test/server/figures.ts';
import { jsonAnswer, noAnswer } from '../../../test/server/stub-server.ts';
import { forgetTaste, writeTaste } from '../../shared/taste/kept-taste.ts';
import {
  isStyleTestCompleted,
  newDeck,
  readDeck,
  readLikedOutfits,
  writeDeck,
} from '../../shared/visit-storage/index.ts';
import { SwipeDeck } from './swipe-deck.tsx';
import { outfitNamed, outfitsNumbered, tastedOutfits } from './testing/outfits.ts';
import {
  API_BASE,
  button,
  counter,
  deckOf,
  showDeck,
  topCard,
  topName,
  untilTop,
} from './testing/show-deck.tsx';

const ANSWERS = { style: 'Formal', bodyShape: 'Pear' } as const;
const AI = { answers: ANSWERS, aiEnabled: true } as const;

const press = (name: string) => fireEvent.click(button(name));
const names = (outfits: readonly Outfit[] | undefined) => outfits?.map(({ name }) => name);

function announce(detail: unknown) {
  act(() => {
    document.dispatchEvent(new CustomEvent('glow-outfits', { detail }));
  });
}

async function pressAndSettle(name: string, top: string | null) {
  press(name);
  await untilTop(top);
}

const NO_TASTE = { version: 1, leans: TRAITS.map(() => 0) };

/** Decides the card on top and waits until it has left. */
async function decideTop(name: 'Like' | 'Pass') {
  const before = topName();
  press(name);
  await waitFor(() => {
    expect(document.querySelector('[data-leaving]')).toBeNull();
    expect(topName()).not.toBe(before);
  });
}

/** Lets pictures be there at once, so that no test of what a press does waits for one. */
beforeEach(() => {
  // biome-ignore lint/suspicious/noThenProperty: a promise would settle after the press
  const atOnce = { then: (done: () => void) => done() };
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(atOnce as Promise<void>);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // What a last card teaches is learned before the next test, not in it.
  dispatchEvent(new Event('pagehide'));
  await import('./follow-taste.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('SwipeDeck', () => {
  // @spec 2.swipe.1 Title 'Style Preference', hint 'Swipe right if you love it, left if not'.
  // @spec 2.swipe.2 Counter 'n / total', progress bar, buttons Back, Undo, Pass, Like, Next; the card can be
  //   dragged left or right.
  it('shows title, hint, counter, progress and the five buttons', () => {
    showDeck();
    expect(screen.getByRole('heading', { name: 'Style Preference' })).toBeTruthy();
    expect(screen.getByText('Swipe right if you love it, left if not')).toBeTruthy();
    expect(counter()).toBe('1 / 10');
    const progress = screen.getByRole('progressbar');
    expect(progress.getAttribute('aria-valuenow')).toBe('1');
    expect(progress.getAttribute('aria-valuemax')).toBe('10');
    expect(progress.querySelectorAll('[data-stitch]')).toHaveLength(10);
    expect(progress.querySelectorAll('[data-stitch=sewn]')).toHaveLength(1);
    for (const name of ['Back', 'Undo', 'Pass', 'Like', 'Next']) {
      const { width, height } = button(name).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('shows the top look with its picture, name, reason and tags', () => {
    showDeck();
    expect(screen.getByRole('img', { name: 'Look 1, described' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Look 1' })).toBeTruthy();
    expect(screen.getByText('Look 1 suits you.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'casual',
      'hot',
      'linen',
    ]);
  });

  it('shows what the page adds beside the words of the look on top', async () => {
    showDeck({ renderActions: ({ name }) => <a href="#more">More of {name}</a> });
    expect(screen.getByRole('link').textContent).toBe('More of Look 1');
    await pressAndSettle('Next', 'Look 2');
    expect(screen.getByRole('link').textContent).toBe('More of Look 2');
  });

  it('keeps four cards in the document, all but the top one hidden from screen readers', async () => {
    showDeck();
    expect(document.querySelectorAll('[part=card]')).toHaveLength(4);
    press('Like');
    await untilTop('Look 2');
    expect(document.querySelectorAll('[part=card]')).toHaveLength(4);
    expect(document.querySelectorAll('[part=card]:not([aria-hidden])')).toHaveLength(1);
  });

  it('shows a picture only when it is decoded, and its cloth until then', async () => {
    vi.restoreAllMocks();
    showDeck();
    expect(topCard().querySelector('img')?.dataset.picture).toBe('coming');
    await expect.poll(() => topCard().querySelector('img')?.dataset.picture).toBe('decoded');
    expect(topCard().querySelector('.glow-skeleton')).toBeNull();
  });

  // @spec 5.15 Outfits without an image, and placeholders, show as skeletons.
  it('shows a look without a picture as a skeleton', () => {
    showDeck({ outfits: [{ ...outfitNamed('Bare'), image: '' }] });
    expect(topName()).toBe('Bare');
    expect(topCard().querySelector('.glow-skeleton')).not.toBeNull();
    expect(topCard().querySelector('img')).toBeNull();
  });

  it('says that there are no outfits', () => {
    showDeck({ outfits: [] });
    expect(screen.getByText('No outfits to show.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(isStyleTestCompleted()).toBe(false);
  });

  // @spec 9.7 card animation 300 ms;
  it('goes on 300 ms after a like, no sooner', () => {
    vi.useFakeTimers();
    showDeck();
    press('Like');
    act(() => void vi.advanceTimersByTime(299));
    expect(topName()).toBe('Look 1');
    expect(topCard().dataset.leaving).toBe('liked');
    act(() => void vi.advanceTimersByTime(1));
    expect(topName()).toBe('Look 2');
  });

  it('tells the page of likes, passes and what is undone', async () => {
    const heard: CustomEvent[] = [];
    const listen = (event: Event) => heard.push(event as CustomEvent);
    const types = ['glow-like', 'glow-pass', 'glow-undo'];
    for (const type of types) document.addEventListener(type, listen);
    showDeck();
    await pressAndSettle('Like', 'Look 2');
    await pressAndSettle('Pass', 'Look 3');
    await pressAndSettle('Undo', 'Look 2');
    for (const type of types) document.removeEventListener(type, listen);
    expect(heard.map(({ type }) => type)).toEqual(types);
    expect(heard.map(({ detail }) => [detail.outfit.name, detail.index, detail.mark])).toEqual([
      ['Look 1', 0, undefined],
      ['Look 2', 1, undefined],
      ['Look 2', 1, 'passed'],
    ]);
  });

  it('enables Back and Undo after the first card alone', async () => {
    showDeck();
    expect([button('Back').disabled, button('Undo').disabled]).toEqual([true, true]);
    await pressAndSettle('Next', 'Look 2');
    expect([button('Back').disabled, button('Undo').disabled]).toEqual([false, false]);
    await pressAndSettle('Back', 'Look 1');
    expect(button('Back').disabled).toBe(true);
  });

  it('shows the mark of a card that is back, and none after Undo', async () => {
    showDeck();
    await pressAndSettle('Like', 'Look 2');
    await pressAndSettle('Back', 'Look 1');
    expect(topCard().dataset.mark).toBe('liked');
    await pressAndSettle('Next', 'Look 2');
    await pressAndSettle('Undo', 'Look 1');
    expect(topCard().dataset.mark).toBeUndefined();
    expect(readDeck()?.marks).toEqual({});
  });

  it('keeps the keys when the pressed button is disabled by its press', async () => {
    showDeck();
    await pressAndSettle('Next', 'Look 2');
    button('Back').focus();
    await userEvent.keyboard('{Enter}');
    await untilTop('Look 1');
    expect(document.activeElement).toBe(deckOf());
  });

  it('takes keys while it has the focus, and leaves them to the page otherwise', async () => {
    showDeck();
    await userEvent.keyboard('{ArrowRight}');
    expect(topCard().dataset.leaving).toBeUndefined();
    deckOf().focus();
    const steps = [
      ['{ArrowRight}', 'Look 2'],
      ['{ArrowLeft}', 'Look 3'],
      ['{Control>}z{/Control}', 'Look 2'],
      ['{Control>}z{/Control}', 'Look 1'],
    ] as const;
    for (const [keys, top] of steps) {
      await userEvent.keyboard(keys);
      await untilTop(top);
    }
    expect(readDeck()?.marks).toEqual({});
  });

  it('leaves the keys that scroll to the page, and all keys to the buttons that have the focus', () => {
    showDeck();
    for (const key of ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'Backspace']) {
      expect(fireEvent.keyDown(deckOf(), { key })).toBe(true);
    }
    for (const name of ['Like', 'Pass', 'Next']) {
      expect(fireEvent.keyDown(button(name), { key: 'ArrowRight' })).toBe(true);
      expect(fireEvent.keyDown(button(name), { key: 'z', ctrlKey: true })).toBe(true);
    }
    expect(topCard().dataset.leaving).toBeUndefined();
  });

  it('leaves keys with other modifiers to the browser', () => {
    showDeck();
    for (const modifier of [{ altKey: true }, { ctrlKey: true }, { shiftKey: true }, { repeat: true }]) {
      expect(fireEvent.keyDown(deckOf(), { key: 'ArrowRight', ...modifier })).toBe(true);
    }
    expect(topCard().dataset.leaving).toBeUndefined();
  });

  it('says politely what became of a card and which one is on top', async () => {
    const { container } = showDeck();
    const live = container.querySelector('[aria-live=polite]');
    expect(live?.textContent).toBe('');
    await pressAndSettle('Like', 'Look 2');
    expect(live?.textContent).toBe('Liked. 2 of 10: Look 2. Look 2, described');
    await pressAndSettle('Undo', 'Look 1');
    expect(live?.textContent).toBe('Taken back. 1 of 10: Look 1. Look 1, described');
  });

  it('is described by the look on top, so that whoever comes to it hears what to decide on', async () => {
    showDeck();
    expect(screen.getByRole('group', { description: 'Look 1, described' })).toBe(deckOf());
    await pressAndSettle('Like', 'Look 2');
    expect(screen.getByRole('group', { description: 'Look 2, described' })).toBe(deckOf());
  });

  // @spec 4.9 At the last card the test is marked complete and the user goes to /curated with the liked list.
  // @spec 4.3 Style test completed flag: set true when the swipe deck finishes; cleared by 'Retake Quiz'
  //   (curated) and 'Retake Style Quiz' (profile).
  it('at the last card completes the test, keeps the liked looks and tells the page', async () => {
    const onFinish = vi.fn();
    showDeck({ outfits: outfitsNumbered(3), onFinish });
    await pressAndSettle('Like', 'Look 2');
    await pressAndSettle('Pass', 'Look 3');
    expect(isStyleTestCompleted()).toBe(false);
    await pressAndSettle('Like', null);
    expect(isStyleTestCompleted()).toBe(true);
    expect(names(readLikedOutfits())).toEqual(['Look 1', 'Look 3']);
    expect(onFinish).toHaveBeenCalledOnce();
    const { liked, passed } = onFinish.mock.calls[0]?.[0] ?? {};
    expect([names(liked), names(passed)]).toEqual([['Look 1', 'Look 3'], ['Look 2']]);
    expect(screen.getByText('You loved 2 of 3.')).toBeTruthy();
  });

  it('tells the page how it is about to end: when the last look can be decided, and when it was', async () => {
    const told: (readonly [card: string, liked: string[] | undefined, passed: string[] | undefined])[] = [];
    showDeck({
      outfits: outfitsNumbered(3),
      onLastLook: ({ liked, passed }, card) => void told.push([card, names(liked), names(passed)]),
    });
    await pressAndSettle('Like', 'Look 2');
    expect(told).toEqual([]);
    await pressAndSettle('Pass', 'Look 3');
    await waitFor(() => expect(told).toEqual([['open', ['Look 1', 'Look 3'], ['Look 2']]]));
    press('Pass');
    expect(told.slice(1)).toEqual([['leaving', ['Look 1'], ['Look 2', 'Look 3']]]);
    await untilTop(null);
    expect(told).toHaveLength(2);
    expect(names(readLikedOutfits())).toEqual(['Look 1']);
  });

  it('tells the page of its end before that is painted', async () => {
    const onFinish = vi.fn();
    showDeck({ outfits: outfitsNumbered(1), onFinish });
    const toldWithTheCommit = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-state=swiping]')) resolve(onFinish.mock.calls.length > 0);
      });
      observer.observe(document.body, { attributeFilter: ['data-state'], subtree: true });
    });
    await waitFor(() => expect(button('Like').ariaDisabled).toBeNull());
    fireEvent.click(button('Like'));
    await untilTop(null);
    expect(await toldWithTheCommit).toBe(true);
  });

  it('leads to the finish address, unless the page prevents it', async () => {
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('glow-finish', stop);
    showDeck({ outfits: outfitsNumbered(1), finishUrl: '#curated' });
    await pressAndSettle('Like', null);
    expect(window.location.hash).toBe('');
    document.removeEventListener('glow-finish', stop);
    await pressAndSettle('Undo', 'Look 1');
    await pressAndSettle('Like', null);
    expect(window.location.hash).toBe('#curated');
    window.location.hash = '';
  });

  it('starts again from its end', async () => {
    showDeck({ outfits: outfitsNumbered(1) });
    await pressAndSettle('Like', null);
    await pressAndSettle('Start again', 'Look 1');
    expect(topCard().dataset.mark).toBeUndefined();
  });

  it('stands where it stood after a reload, with its marks', async () => {
    const { unmount } = showDeck();
    await pressAndSettle('Like', 'Look 2');
    await pressAndSettle('Next', 'Look 3');
    unmount();
    showDeck();
    expect(topName()).toBe('Look 3');
    expect(names(readDeck()?.outfits)).toHaveLength(10);
    expect(Object.values(readDeck()?.marks ?? {})).toEqual(['liked']);
  });

  it('stays finished after a reload, without telling again', async () => {
    const { unmount } = showDeck({ outfits: outfitsNumbered(1) });
    await pressAndSettle('Like', null);
    unmount();
    const onFinish = vi.fn();
    showDeck({ outfits: outfitsNumbered(1), onFinish });
    expect(screen.getByText('You loved 1 of 1.')).toBeTruthy();
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('is stored as finished while its last card leaves where it can grow no more, and not before where it can', async () => {
    const deckAtLast = (count: number) => {
      const deck = {
        outfits: outfitsNumbered(count),
        answers: undefined,
        weather: undefined,
        aiEnabled: false,
      };
      writeDeck({ ...newDeck(deck), index: count - 1 });
      return showDeck({ outfits: deck.outfits });
    };
    const { unmount } = deckAtLast(10);
    press('Like');
    announce({ outfits: outfitsNumbered(11) });
    await untilTop('Look 11');
    expect([isStyleTestCompleted(), readLikedOutfits()]).toEqual([false, []]);
    unmount();

    deckAtLast(14);
    press('Like');
    await expect.poll(() => names(readLikedOutfits()), { timeout: 250, interval: 10 }).toEqual(['Look 14']);
    expect(document.querySelector('[data-leaving]')).not.toBeNull();
    expect(isStyleTestCompleted()).toBe(true);
    await untilTop(null);
    expect(names(readLikedOutfits())).toEqual(['Look 14']);
  });

  it('begins anew with other looks, and goes on with the same ones given again', async () => {
    const { rerender } = showDeck();
    await pressAndSettle('Like', 'Look 2');
    rerender(<SwipeDeck apiBase={API_BASE} outfits={outfitsNumbered(10)} />);
    expect(topName()).toBe('Look 2');
    rerender(<SwipeDeck apiBase={API_BASE} outfits={outfitsNumbered(10, 21)} />);
    expect(topName()).toBe('Look 21');
  });

  it('finds the deck a quiz left in this tab, also while it is there', () => {
    const rest = { answers: ANSWERS, weather: undefined, aiEnabled: false };
    writeDeck(newDeck({ outfits: outfitsNumbered(4), ...rest }));
    showDeck({ outfits: undefined });
    expect(counter()).toBe('1 / 4');
    act(() => writeDeck(newDeck({ outfits: outfitsNumbered(5, 11), ...rest })));
    expect(topName()).toBe('Look 11');
  });

  it('works where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    showDeck({ outfits: outfitsNumbered(3, 41) });
    await pressAndSettle('Like', 'Look 42');
    expect(counter()).toBe('2 / 3');
  });
});

describe('looks on their way', () => {
  // @spec 7.7 | POST /quiz/generate/ | JSON styles, bodyShapes, image_count (4); sent only when AI is
  //   enabled, fire and forget | outfits, appended to the deck |
  // @spec 9.4 AI generation asks for 4.
  it('are asked for once, with the names of the deck, and take the places that wait for them', async () => {
    const { calls } = showDeck({ ...AI, outfits: outfitsNumbered(8) }, () =>
      jsonAnswer({ outfits: [...outfitsNumbered(1), ...outfitsNumbered(3, 21)] }),
    );
    await expect.poll(() => calls.map(({ url }) => url)).toEqual([`${API_BASE}/quiz/generate/`]);
    expect(calls[0]?.body).toEqual({
      styles: ['Formal'],
      bodyShapes: ['Pear'],
      image_count: 4,
      exclude_names: names(outfitsNumbered(8)),
      use_weather: false,
      taste: NO_TASTE,
    });
    await expect.poll(() => counter()).toBe('1 / 11');
    expect(names(readDeck()?.outfits)?.slice(-3)).toEqual(['Look 21', 'Look 22', 'Look 23']);
  });

  it('are asked for on the figure that the page gives', async () => {
    const { calls } = showDeck({ ...AI, outfits: outfitsNumbered(8), figure: FIGURE });
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ figure: FIGURE });
  });

  it('are told to the page when they cannot be had, with the status of the answer', async () => {
    const onError = vi.fn();
    showDeck({ ...AI, outfits: outfitsNumbered(9), onError }, () => jsonAnswer({}, 503));
    await expect.poll(() => onError.mock.calls).toHaveLength(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'request', kind: 'http', status: 503 });
  });

  it('are not asked for again after a reload, nor in strict mode', async () => {
    const few = { ...AI, outfits: outfitsNumbered(9) };
    const answer = () => jsonAnswer({ outfits: [] });
    const { calls, rerender, unmount } = showDeck(few, answer);
    rerender(<SwipeDeck {...few} apiBase={API_BASE} outfits={outfitsNumbered(9)} />);
    await expect.poll(() => calls).toHaveLength(1);
    unmount();
    const again = showDeck(few, answer);
    await expect.poll(() => again.calls).toHaveLength(0);
    again.unmount();
    sessionStorage.clear();
    const strict = showDeck(few, answer);
    strict.rerender(
      <StrictMode>
        <SwipeDeck {...few} apiBase={API_BASE} outfits={outfitsNumbered(9)} />
      </StrictMode>,
    );
    await expect.poll(() => strict.calls).toHaveLength(1);
  });

  it('are asked for after the fifth decision of a full deck, with the taste and others to stand in', async () => {
    const { calls } = showDeck({ ...AI, outfits: tastedOutfits(10) }, ({ url }) =>
      jsonAnswer({ outfits: url.includes('generate') ? tastedOutfits(4, 21) : tastedOutfits(8, 31) }),
    );
    for (let card = 1; card <= 4; card++) await decideTop('Pass');
    expect(calls).toHaveLength(0);
    await decideTop('Pass');
    await expect
      .poll(() => calls.map(({ url }) => url).toSorted())
      .toEqual([`${API_BASE}/quiz/generate/`, `${API_BASE}/quiz/recommend/`]);
    for (const { body } of calls) {
      const { taste } = body as GenerateRequest;
      expect(taste?.version).toBe(1);
      expect(taste?.leans).toHaveLength(TRAITS.length);
    }
    await expect.poll(() => counter()).toBe('6 / 14');
    expect(new Set(names(readDeck()?.outfits)).size).toBe(14);
  });

  it('to stand in are asked for once more after the ninth decision, by what is known then', async () => {
    const { calls } = showDeck({ ...AI, outfits: tastedOutfits(10) }, ({ url }) =>
      jsonAnswer({ outfits: url.includes('generate') ? tastedOutfits(4, 21) : tastedOutfits(8, 31) }),
    );
    const leans = () =>
      calls
        .filter(({ url }) => url.endsWith('/quiz/recommend/'))
        .map(({ body }) => (body as RecommendRequest).taste?.leans);
    for (let card = 1; card <= 8; card++) await decideTop(card % 2 ? 'Pass' : 'Like');
    await expect.poll(() => leans()).toHaveLength(1);
    await decideTop('Like');
    await expect.poll(() => leans()).toHaveLength(2);
    expect(leans()[1]).not.toEqual(leans()[0]);
    await decideTop('Pass');
    await decideTop('Like');
    expect(leans()).toHaveLength(2);
    expect(new Set(names(readDeck()?.outfits)).size).toBe(14);
  });

  it('leave no trace in the taste once a decision is taken back', async () => {
    const { calls } = showDeck({ outfits: tastedOutfits(10) });
    await decideTop('Like');
    await decideTop('Pass');
    const before = localStorage.getItem(LOCAL_STORAGE_KEYS.taste);
    await decideTop('Like');
    await expect.poll(() => localStorage.getItem(LOCAL_STORAGE_KEYS.taste)).not.toBe(before);
    press('Undo');
    await expect.poll(() => localStorage.getItem(LOCAL_STORAGE_KEYS.taste)).toBe(before);
    press('Next');
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.taste)).toBe(before);
    expect(calls).toHaveLength(0);
  });

  it('leave no trace in the taste of a card that came back, was decided otherwise, and was taken back', async () => {
    showDeck({ outfits: tastedOutfits(10) });
    await decideTop('Like');
    press('Back');
    await decideTop('Pass');
    const decisions = () => JSON.parse(localStorage.getItem(LOCAL_STORAGE_KEYS.taste) ?? '{}').decisions;
    await expect.poll(() => decisions()).toEqual([['Look 1', expect.any(String), 0]]);
    press('Undo');
    await expect.poll(() => localStorage.getItem(LOCAL_STORAGE_KEYS.taste)).toBeNull();
  });

  it('teach by the last card as by any, and leave no trace of it once it is taken back at once', async () => {
    const decisions = () =>
      JSON.parse(localStorage.getItem(LOCAL_STORAGE_KEYS.taste) ?? '{}').decisions?.length;
    const { container } = showDeck({ outfits: tastedOutfits(2) });
    const isFinished = () => container.querySelector('[data-state=finished]') !== null;
    await decideTop('Pass');
    await expect.poll(decisions).toBe(1);
    press('Like');
    await expect.poll(isFinished).toBe(true);
    press('Undo');
    await new Promise((resolve) => setTimeout(resolve, 3 * CARD_ANIMATION_MS));
    expect(decisions()).toBe(1);
    press('Like');
    await expect.poll(isFinished).toBe(true);
    dispatchEvent(new Event('pagehide'));
    await expect.poll(decisions, { timeout: 200 }).toBe(2);
  });

  it('put the cards to come into the order of the taste, and leave the two that are seen', async () => {
    showDeck({ outfits: tastedOutfits(10) });
    const dealt = names(readDeck()?.outfits);
    await decideTop('Pass');
    await decideTop('Like');
    await expect.poll(() => names(readDeck()?.outfits)).not.toEqual(dealt);
    const arranged = names(readDeck()?.outfits) ?? [];
    expect(arranged.slice(0, 2)).toEqual(dealt?.slice(0, 2));
    expect(arranged.toSorted()).toEqual(dealt?.toSorted());
  });

  it('are kept in the order of the taste once they are liked', async () => {
    writeTaste({ version: 1, decisions: [], said: { dress: 1 } });
    showDeck({ outfits: tastedOutfits(3) });
    await decideTop('Like');
    await decideTop('Like');
    press('Like');
    await expect.poll(() => readLikedOutfits()).toHaveLength(3);
    expect(names(readLikedOutfits())?.[0]).toBe('Look 2');
  });

  it('are decided on where the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const onError = vi.fn();
    showDeck({ outfits: tastedOutfits(3), onError });
    await decideTop('Like');
    await decideTop('Pass');
    press('Like');
    await expect.poll(() => readLikedOutfits()).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
    forgetTaste();
  });

  it.each([
    ['without AI', { answers: ANSWERS }],
    ['without answers', { aiEnabled: true }],
  ])('are not asked for %s', (_, props) => {
    expect(showDeck(props).calls).toHaveLength(0);
  });

  it('are kept for a deck that left the page meanwhile', async () => {
    let answer = (_response: Response) => {};
    const few = { ...AI, outfits: outfitsNumbered(9) };
    const { calls, unmount } = showDeck(few, () => new Promise((resolve) => (answer = resolve)));
    await expect.poll(() => calls).toHaveLength(1);
    unmount();
    answer(jsonAnswer({ outfits: outfitsNumbered(2, 21) }));
    await expect.poll(() => readDeck()?.outfits).toHaveLength(11);
    showDeck(few);
    expect(counter()).toBe('1 / 11');
  });

  // @spec 4.11 The deck starts with up to 10 slots filled by placeholders until AI outfits arrive by an
  //   event; they replace placeholders in order, skipping duplicates; the deck can grow to at most 14.
  it('are waited for by placeholders, which count for nothing and cannot be liked', async () => {
    showDeck({ ...AI, outfits: outfitsNumbered(1) });
    expect(counter()).toBe('1 / 1');
    await pressAndSettle('Next', 'Still being styled...');
    expect(topCard().getAttribute('aria-busy')).toBe('true');
    expect([button('Like').disabled, button('Pass').disabled]).toEqual([true, true]);
    announce({ deckId: readDeck()?.deckId, outfits: outfitsNumbered(2) });
    expect(topName()).toBe('Look 2');
    expect(counter()).toBe('2 / 2');
  });

  // @spec 5.15 Outfits without an image, and placeholders, show as skeletons.
  it('have their places shown as skeletons where the page gives placeholders for them', () => {
    vi.useFakeTimers();
    const placeholders = ['a', 'b'].map((id) => ({ ...outfitNamed(''), image: '', id, isPlaceholder: true }));
    showDeck({ outfits: [...outfitsNumbered(1), ...placeholders] });
    expect(counter()).toBe('1 / 1');
    expect(document.querySelectorAll('.glow-card[aria-busy=true]')).toHaveLength(2);
    press('Next');
    act(() => void vi.advanceTimersByTime(300));
    expect(topName()).toBe('Still being styled...');
    announce({ outfits: outfitsNumbered(1, 2) });
    expect(topName()).toBe('Look 2');
  });

  it('have no places beyond the fourteenth', () => {
    vi.useFakeTimers();
    const placeholders = ['a', 'b'].map((id) => ({ ...outfitNamed(''), image: '', id, isPlaceholder: true }));
    showDeck({ outfits: [...outfitsNumbered(13), ...placeholders] });
    for (let card = 1; card < 13; card += 1) {
      press('Next');
      act(() => void vi.advanceTimersByTime(300));
    }
    expect(counter()).toBe('13 / 13');
    expect(document.querySelectorAll('.glow-card[aria-busy=true]')).toHaveLength(1);
  });

  it('come from whoever dispatches them, each once, up to fourteen', () => {
    showDeck();
    announce({ outfits: [...outfitsNumbered(2), outfitNamed('New'), outfitNamed('New')] });
    expect(counter()).toBe('1 / 11');
    announce({ deckId: 'another', outfits: outfitsNumbered(1, 31) });
    announce(null);
    announce({ outfits: 'none' });
    expect(counter()).toBe('1 / 11');
    announce({ outfits: outfitsNumbered(9, 41) });
    expect(counter()).toBe('1 / 14');
  });

  it('are announced on the document with the id of the deck', async () => {
    const onOutfits = vi.fn();
    document.addEventListener('glow-outfits', onOutfits);
    showDeck({ ...AI, outfits: outfitsNumbered(9) }, () => jsonAnswer({ outfits: outfitsNumbered(1, 21) }));
    await expect.poll(() => onOutfits).toHaveBeenCalledOnce();
    document.removeEventListener('glow-outfits', onOutfits);
    const { deckId, outfits } = onOutfits.mock.calls[0]?.[0].detail ?? {};
    expect(deckId).toBe(readDeck()?.deckId);
    expect(names(outfits)).toEqual(['Look 21']);
  });

  it('are waited for no longer than 8 s', () => {
    vi.useFakeTimers();
    showDeck({ ...AI, outfits: [] });
    act(() => void vi.advanceTimersByTime(7999));
    expect(topName()).toBe('Still being styled...');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('No outfits to show.')).toBeTruthy();
  });

  it.each([
    ['fail', () => jsonAnswer({}, 503)],
    ['get no answer', noAnswer],
    ['are none', () => jsonAnswer({ outfits: [] })],
  ])('are no longer waited for when they %s', async (_, respond) => {
    showDeck({ ...AI, outfits: [] }, respond);
    expect(await screen.findByText('No outfits to show.')).toBeTruthy();
  });

  it('finish the deck when the visitor waits at its end and they do not come', async () => {
    let answer = (_response: Response) => {};
    const onFinish = vi.fn();
    const onError = vi.fn();
    showDeck(
      { ...AI, outfits: outfitsNumbered(1), onFinish, onError },
      () => new Promise((resolve) => (answer = resolve)),
    );
    await pressAndSettle('Like', 'Still being styled...');
    expect(onFinish).not.toHaveBeenCalled();
    answer(jsonAnswer({}, 500));
    await expect.poll(() => onFinish).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'request', kind: 'http' });
  });

  it('are not those of the deck before where nothing was left to decide at the end', async () => {
    let answer = (_response: Response) => {};
    const { rerender } = showDeck(
      { outfits: outfitsNumbered(1) },
      () => new Promise((resolve) => (answer = resolve)),
    );
    await pressAndSettle('Like', null);
    expect(names(readLikedOutfits())).toEqual(['Look 1']);
    const onFinish = vi.fn();
    rerender(<SwipeDeck apiBase={API_BASE} {...AI} outfits={outfitsNumbered(1, 21)} onFinish={onFinish} />);
    await untilTop('Look 21');
    await pressAndSettle('Like', 'Still being styled...');
    answer(jsonAnswer({}, 500));
    await expect.poll(() => onFinish).toHaveBeenCalledOnce();
    expect(names(readLikedOutfits())).toEqual(['Look 21']);
  });
});
