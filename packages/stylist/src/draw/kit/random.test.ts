import { describe, expect, it } from 'vitest';
import { createRandom } from '#random.ts';

const take = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

describe('createRandom', () => {
  it('repeats its sequence for a seed', () => {
    expect(take(42, 20)).toEqual(take(42, 20));
    expect(take(42, 20)).not.toEqual(take(43, 20));
  });

  it('gives numbers in [0, 1) that fill it evenly', () => {
    const numbers = take(7, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
