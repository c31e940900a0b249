import { describe, expect, it } from 'vitest';
import { jacketSleeveEase } from './jacket-sleeve.ts';

describe('jacketSleeveEase', () => {
  it('covers the forearm more closely than the upper arm, narrowing all the way', () => {
    const places = [0.3, 0.8, 1, 1.2, 1.5, 2];
    const eases = places.map(jacketSleeveEase);
    expect(eases).toEqual(eases.toSorted((a, b) => b - a));
    expect(jacketSleeveEase(0.3)).toBeLessThan(0.05);
    expect(jacketSleeveEase(0.3) - jacketSleeveEase(1.5)).toBeGreaterThan(0.012);
  });
});
