import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outfitNamed } from '../../widgets/swipe-deck/testing/outfits.ts';
import { button, showDeck, topCard, untilTop } from '../../widgets/swipe-deck/testing/show-deck.tsx';
import { pictures, SharpPicture } from '../sharp-picture.tsx';
import { start } from './layers.tsx';

const layered = (name: string) => {
  const outfit = outfitNamed(name);
  const layer = (of: string) => outfit.image.replace('id=', `class="${of}" id=`);
  return { ...outfit, layers: { back: layer('back'), figure: layer('figure'), front: layer('front') } };
};
const layersOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('[data-layer]')];

const nativeMatchMedia = window.matchMedia.bind(window);

function preferMotion(motion: 'reduce' | 'no-preference'): void {
  const matches = (query: string) => query === `(prefers-reduced-motion: ${motion})`;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(nativeMatchMedia(query), 'matches', { value: matches(query) }),
  );
}

beforeEach(() => start(document.createElement('div')));
afterEach(() => {
  cleanup();
  pictures.of = () => SharpPicture;
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a look in layers', () => {
  it('is one image with the words of its picture, of three layers', async () => {
    preferMotion('no-preference');
    showDeck({ outfits: [layered('Coat 1'), layered('Coat 2')] });
    await untilTop('Coat 1');
    await expect.poll(() => button('Like').getAttribute('aria-disabled')).toBeNull();
    const picture = topCard().querySelector('[role=img]');
    expect(picture?.getAttribute('aria-label')).toBe('Coat 1, described');
    expect(layersOf(topCard()).map(({ dataset }) => dataset.layer)).toEqual(['back', 'figure', 'front']);
  });

  it('moves figure and front with the pointer, the back never, and comes to rest', async () => {
    preferMotion('no-preference');
    showDeck({ outfits: [layered('Coat 3')] });
    await untilTop('Coat 3');
    await expect.poll(() => button('Like').getAttribute('aria-disabled')).toBeNull();
    const stage = topCard().closest('[part=deck]');
    const { right = 0 } = stage?.getBoundingClientRect() ?? {};
    const movedTo = () => layersOf(topCard()).map(({ style }) => style.translate);
    await expect
      .poll(() => {
        stage?.dispatchEvent(new PointerEvent('pointermove', { clientX: right + 50 }));
        return movedTo();
      })
      .toEqual(['', '1.1%', '2.2%']);
    stage?.dispatchEvent(new PointerEvent('pointerleave'));
    expect(movedTo()).toEqual(['', '', '']);
  });

  it('is flat where motion is unwelcome', async () => {
    preferMotion('reduce');
    showDeck({ outfits: [layered('Coat 4')] });
    await untilTop('Coat 4');
    expect(layersOf(topCard())).toEqual([]);
  });

  it('is flat where one layer cannot be had', async () => {
    preferMotion('no-preference');
    const { layers, ...outfit } = layered('Coat 5');
    showDeck({ outfits: [{ ...outfit, layers: { ...layers, front: 'data:image/png;base64,AAAA' } }] });
    await untilTop('Coat 5');
    await expect.poll(() => layersOf(topCard())).toEqual([]);
    await expect.poll(() => topCard().querySelector('img')?.dataset.picture).toBe('decoded');
  });

  it('stays flat where it came flat', async () => {
    preferMotion('no-preference');
    const outfit = layered('Coat 6');
    const deck = document.createElement('div');
    deck.append(Object.assign(new Image(), { src: outfit.image }));
    start(deck);
    expect(pictures.of(outfit)).toBe(SharpPicture);
  });
});
