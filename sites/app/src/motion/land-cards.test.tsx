import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { landCards, leaveStack } from './land-cards.ts';

const send = (method: string, params: object) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send(method, params);
const preferMotion = (value: 'reduce' | '') =>
  send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** A stack of cards, then two cards in the window and one below it. */
function listAfterDeck() {
  document.body.innerHTML = `<style>div { position: absolute; left: 40px; width: 100px; height: 150px }</style>
    <div style="left: 100px; top: 50px; width: 200px"></div>
    <div style="top: 200px"></div><div style="top: 300px"></div><div style="top: 5000px"></div>`;
  const [stack = null, ...cards] = document.querySelectorAll('div');
  leaveStack(stack);
  stack?.remove();
  return cards;
}

const moving = (cards: readonly Element[]) => cards.map((card) => card.getAnimations().length);

afterEach(async () => {
  await preferMotion('');
  leaveStack(null);
  document.body.innerHTML = '';
});

describe('landCards', () => {
  it('lets the cards in the window land from the stack, as wide as it was', async () => {
    await page.viewport(600, 800);
    const cards = listAfterDeck();
    landCards(cards);
    expect(moving(cards)).toEqual([1, 1, 0]);
    for (const animation of document.getAnimations()) animation.pause();
    const [first] = cards;
    const turned = new DOMMatrix(first && getComputedStyle(first).transform);
    expect([turned.e + 40, turned.f + 200]).toEqual([100, 50]);
    expect(Math.hypot(turned.a, turned.b)).toBeCloseTo(2);
  });

  it('does so once', () => {
    const cards = listAfterDeck();
    landCards(cards);
    landCards(cards);
    expect(moving(cards)).toEqual([1, 1, 0]);
  });

  it('moves nothing where less motion is wanted', async () => {
    await preferMotion('reduce');
    const cards = listAfterDeck();
    landCards(cards);
    expect(moving(cards)).toEqual([0, 0, 0]);
  });
});
