import { TRAITS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { arrangeDeck } from './arrange-deck.ts';
import { learn } from './learn.ts';

const random = createRandom(1);
const looks = Array.from({ length: 14 }, () => TRAITS.map(() => Math.round(random() * 8) / 4 - 1));
const belief = learn(looks.slice(0, 6).map((traits, at) => ({ traits, liked: at % 2 === 0 })));

describe('arrangeDeck', () => {
  it('names every look once and leaves those that have been seen in their places', () => {
    for (const index of [0, 3, 12, 13]) {
      const order = arrangeDeck(looks, belief, { index, decided: index + 1, seed: 7 });
      expect(order.toSorted((a, b) => a - b)).toEqual(looks.map((_, place) => place));
      const seen = Math.min(index + 2, looks.length);
      expect(order.slice(0, seen)).toEqual(looks.slice(0, seen).map((_, place) => place));
    }
  });

  it('gives the same order to the same decisions, and tries out less the more there are', () => {
    const early = [1, 2, 3].map((seed) => arrangeDeck(looks, belief, { index: 0, decided: 1, seed }));
    expect(arrangeDeck(looks, belief, { index: 0, decided: 1, seed: 1 })).toEqual(early[0]);
    expect(new Set(early.map(String)).size).toBe(3);
    const late = [1, 2, 3].map((seed) => arrangeDeck(looks, belief, { index: 0, decided: 7, seed }));
    expect(new Set(late.map(String)).size).toBe(1);
  });

  it('takes looks without traits as neither liked nor passed', () => {
    const order = arrangeDeck([...looks.slice(0, 4), undefined], belief, { index: 0, decided: 9, seed: 1 });
    expect(order).toHaveLength(5);
  });
});
