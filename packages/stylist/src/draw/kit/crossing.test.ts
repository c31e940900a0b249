import { describe, expect, it } from 'vitest';
import { crossingOf, withoutLoop } from './crossing.ts';
import type { Point } from './point.ts';

const LOOPED: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [5, 10],
  [5, -10],
];

describe('crossingOf', () => {
  it('finds where a line crosses itself, and nothing on one that does not', () => {
    expect(crossingOf(LOOPED)).toEqual({ point: [5, 0], before: 0, after: 4 });
    expect(crossingOf(LOOPED.slice(0, 4))).toBeUndefined();
  });
});

describe('withoutLoop', () => {
  it('goes on from the crossing', () => {
    expect(withoutLoop(LOOPED)).toEqual([
      [0, 0],
      [5, 0],
      [5, -10],
    ]);
  });
});
