import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outfitsNumbered } from './testing/outfits.ts';
import { button, deckOf, showDeck, topCard, topName } from './testing/show-deck.tsx';

/** A preview that is one colour: red, green and blue of the first, and every pixel of it. */
const TEAL = btoa(`\x00\x80\x80${'\0'.repeat(429)}`);

/** Pictures that come when they are told to. */
function holdPictures() {
  const asked: { readonly image: HTMLImageElement; readonly settle: PromiseWithResolvers<void> }[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    const settle = Promise.withResolvers<void>();
    asked.push({ image: this, settle });
    return settle.promise;
  });
  const top = () => asked.find(({ image }) => image.id)?.settle;
  const come = () => act(async () => top()?.resolve());
  const fail = () => act(async () => top()?.reject(new DOMException('broken')));
  return { asked, come, fail };
}

const isHeld = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a picture on its way', () => {
  it('holds Like, Pass and keys, and lets Next go on', async () => {
    holdPictures();
    showDeck();
    expect(['Like', 'Pass', 'Next'].map(isHeld)).toEqual([true, true, false]);
    fireEvent.click(button('Like'));
    fireEvent.keyDown(deckOf(), { key: 'ArrowRight' });
    expect(topCard().dataset.leaving).toBeUndefined();
    fireEvent.click(button('Next'));
    expect(topCard().dataset.leaving).toBe('skipped');
  });

  it('tells screen readers why they wait', () => {
    holdPictures();
    showDeck();
    const why = button('Like').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(why)?.textContent).toBe('The picture is coming.');
  });

  it('is decided once it is there', async () => {
    const { come } = holdPictures();
    showDeck();
    await come();
    expect(['Like', 'Pass'].map(isHeld)).toEqual([false, false]);
    fireEvent.click(button('Like'));
    expect(topCard().dataset.leaving).toBe('liked');
  });

  it('is decided at once where the page has drawn it before', async () => {
    const { come } = holdPictures();
    showDeck();
    await come();
    cleanup();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
    showDeck();
    await act(async () => {});
    expect(isHeld('Like')).toBe(false);
    expect(topCard().querySelector('img')?.dataset.picture).toBe('decoded');
  });

  it('is held where the page has drawn it before and the browser has forgotten it', async () => {
    const { come } = holdPictures();
    showDeck();
    await come();
    cleanup();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    showDeck();
    await act(async () => {});
    expect(isHeld('Like')).toBe(true);
  });

  it('is decided by its name after 8 s, and shown when it comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { come } = holdPictures();
    showDeck();
    act(() => void vi.advanceTimersByTime(7999));
    expect(isHeld('Like')).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isHeld('Like')).toBe(false);
    expect(topCard().querySelector('[part=styling]')?.textContent).toBe('Look 1');
    await come();
    expect(topCard().querySelector('[part=styling]')).toBeNull();
    expect(topCard().querySelector('img')?.dataset.picture).toBe('decoded');
  });

  it('is decided by its name at once where it cannot be had', async () => {
    const { fail } = holdPictures();
    showDeck({ outfits: outfitsNumbered(2).map((outfit) => ({ ...outfit, image: 'data:image/png,torn' })) });
    await fail();
    expect(isHeld('Like')).toBe(false);
    expect(topCard().querySelector('[part=styling]')?.textContent).toBe('Look 1');
  });

  it('is stood for by its preview', () => {
    holdPictures();
    showDeck({ outfits: outfitsNumbered(2).map((outfit) => ({ ...outfit, preview: TEAL })) });
    const canvas = topCard().querySelector('canvas');
    expect([canvas?.width, canvas?.height]).toEqual([24, 32]);
    expect([...(canvas?.getContext('2d')?.getImageData(23, 31, 1, 1).data ?? [])]).toEqual([
      0, 128, 128, 255,
    ]);
    expect(topCard().querySelector('.glow-skeleton')).toBeNull();
  });

  it('leaves a deck alone whose previews are none', () => {
    holdPictures();
    showDeck({ outfits: outfitsNumbered(2).map((outfit) => ({ ...outfit, preview: '%' })) });
    expect(topName()).toBe('Look 1');
  });

  it('has the line to itself while it is the first of a deck; then three follow at a time, and are kept', async () => {
    const { asked, come } = holdPictures();
    showDeck();
    expect(asked.map(({ image }) => image)).toEqual([topCard().querySelector('img')]);
    await come();
    const priorities = asked.map(({ image }) => image.fetchPriority);
    expect(priorities).toEqual(['high', 'low', 'low', 'low']);
    const sources = asked.map(({ image }) => image.src);
    fireEvent.click(button('Like'));
    await expect.poll(() => topName()).toBe('Look 2');
    expect(asked.slice(0, 4).map(({ image }) => image.src)).toEqual(sources);
  });
});

describe('a deck in which nothing was liked', () => {
  const answered = { answers: { style: 'Formal', bodyShape: 'Pear' }, aiEnabled: true } as const;

  async function passOn(props: Parameters<typeof showDeck>[0]) {
    const shown = showDeck({ outfits: outfitsNumbered(1), ...props });
    act(() => void document.dispatchEvent(new CustomEvent('glow-outfits', { detail: { outfits: [] } })));
    await expect.poll(() => isHeld('Pass')).toBe(false);
    fireEvent.click(button('Pass'));
    await expect.poll(() => topName()).not.toBe('Look 1');
    fireEvent.click(button('Next'));
    return shown;
  }

  it('says so kindly and asks for others for the same answers', async () => {
    const { calls } = await passOn(answered);
    const others = await screen.findByRole('button', { name: 'Style me others' });
    expect(screen.getByText('You passed on all 1. Shall we style you others?')).toBeTruthy();
    const before = calls.length;
    fireEvent.click(others);
    await expect.poll(() => calls.length).toBe(before + 1);
    expect(topName()).toBe('Still being styled...');
  });

  it('can only be started again where nobody styles others', async () => {
    showDeck({ outfits: outfitsNumbered(1) });
    await expect.poll(() => isHeld('Pass')).toBe(false);
    fireEvent.click(button('Pass'));
    expect(await screen.findByRole('button', { name: 'Start again' })).toBeTruthy();
  });
});
