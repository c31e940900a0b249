import { describe, expect, it } from 'vitest';
import { randomSample } from './random-sample.ts';

describe('randomSample', () => {
  it('reaches every order from exactly one run of draws, so that none is favoured', () => {
    const orders: string[] = [];
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        for (let third = 0; third < 2; third += 1) {
          const draws = [first, second, third, 0];
          orders.push(randomSample(['a', 'b', 'c', 'd'], 4, () => draws.shift() ?? 0).join(''));
        }
      }
    }
    expect(new Set(orders).size).toBe(24);
  });

  it('draws below the number of items that are left', () => {
    const ends: number[] = [];
    randomSample(['a', 'b', 'c'], 3, (end) => {
      ends.push(end);
      return 0;
    });
    expect(ends).toEqual([3, 2, 1]);
  });

  it('draws no more than asked for', () => {
    const ends: number[] = [];
    const some = randomSample(['a', 'b', 'c'], 1, (end) => {
      ends.push(end);
      return 1;
    });
    expect(some).toEqual(['b']);
    expect(ends).toEqual([3]);
    expect(randomSample(['a'], 0)).toEqual([]);
  });

  it('keeps every item and leaves the list it was given as it was', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    expect(randomSample(items).toSorted()).toEqual(items);
    expect(randomSample([])).toEqual([]);
  });
});
