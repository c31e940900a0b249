import { describe, expect, it } from 'vitest';
import { spearman } from './rank-correlation.ts';
import { weightedKappa } from './weighted-kappa.ts';

describe('spearman', () => {
  it('gives 1 for the same order and −1 for the reverse, whatever the distances', () => {
    expect(spearman([1, 2, 3, 4], [10, 11, 50, 1000])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  });

  it('gives the textbook value for IQ and hours of television', () => {
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(spearman(iq, hours)).toBeCloseTo(-29 / 165, 6);
  });

  it('shares ranks among ties', () => {
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });
});

describe('weightedKappa', () => {
  it('gives 1 for the same ratings', () => {
    expect(weightedKappa([1, 2, 3, 5], [1, 2, 3, 5])).toBe(1);
  });

  it('gives 0 for ratings that chance would give', () => {
    expect(weightedKappa([1, 1, 2, 2], [1, 2, 1, 2])).toBe(0);
  });

  it('counts a gap of two four times as much as one of one', () => {
    // Chance would give a squared gap of 2 in both.
    expect(weightedKappa([1, 2, 3, 4], [1, 2, 3, 3])).toBeCloseTo(0.875, 6);
    expect(weightedKappa([1, 2, 3, 4], [1, 2, 3, 2])).toBeCloseTo(0.5, 6);
  });
});
