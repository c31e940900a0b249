import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffled.ts';

describe('shuffled', () => {
  it('reaches every order from exactly one run of draws, so that none is favoured', () => {
    const orders: string[] = [];
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        for (let third = 0; third < 2; third += 1) {
          const draws = [first, second, third, 0];
          orders.push(shuffled(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0).join(''));
        }
      }
    }
    expect(new Set(orders).size).toBe(24);
  });

  it('draws below the number of items that are left', () => {
    const ends: number[] = [];
    shuffled(['a', 'b', 'c'], (end) => {
      ends.push(end);
      return 0;
    });
    expect(ends).toEqual([3, 2, 1]);
  });

  it('keeps every item and leaves the list it was given as it was', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    expect(shuffled(items).toSorted()).toEqual(items);
    expect(shuffled([])).toEqual([]);
  });
});
