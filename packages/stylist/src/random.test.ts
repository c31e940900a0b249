import { describe, expect, it } from 'vitest';
import { createRandom, pickOne, pickWeighted, shuffled } from './random.ts';

describe('createRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const [a, b, c] = [createRandom(4), createRandom(4), createRandom(5)];
    const first = [a(), a(), a()];
    expect([b(), b(), b()]).toEqual(first);
    expect([c(), c(), c()]).not.toEqual(first);
    for (const value of first) expect(value >= 0 && value < 1).toBe(true);
  });
});

describe('pickOne', () => {
  it('refuses an empty list', () => {
    expect(() => pickOne(createRandom(1), [])).toThrow(RangeError);
  });
});

describe('pickWeighted', () => {
  it('picks in proportion to the weights and never a weight of 0', () => {
    const random = createRandom(9);
    const picks = Array.from({ length: 4000 }, () =>
      pickWeighted(random, ['a', 'b', 'c'], (item) => ({ a: 3, b: 1, c: 0 })[item] ?? 0),
    );
    const share = picks.filter((pick) => pick === 'a').length / picks.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
    expect(picks).not.toContain('c');
  });
});

describe('shuffled', () => {
  it('keeps every item once and leaves the list as it was', () => {
    const list = [1, 2, 3, 4, 5];
    expect([...shuffled(createRandom(2), list)].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });
});
