import { describe, expect, it } from 'vitest';
import { at, lastOf } from '../kit/at.ts';
import type { Point } from '../kit/point.ts';
import { crownOf } from './shoulder-crown.ts';

const NECK: Point = [0, 0];
const TOP: Point = [50, 20];
/** An arm that hangs, and one that is bent away from the body. */
const HANGING: Point[] = [
  [74, 50],
  [76, 70],
];
const BENT: Point[] = [
  [80, 44],
  [92, 58],
];

describe('crownOf', () => {
  it.each([
    ['hangs', HANGING],
    ['is bent', BENT],
  ])('goes on along the shoulder and falls to an arm that %s without a step', (_, edge) => {
    const points = [TOP, ...crownOf(NECK, TOP, edge, 0), at(edge, 0)];
    const slopes = points.slice(1).map((point, i) => {
      const before = at(points, i);
      return (point[1] - before[1]) / (point[0] - before[0]);
    });
    expect(at(slopes, 0)).toBeGreaterThanOrEqual(20 / 50);
    expect(at(slopes, 0)).toBeLessThan(0.65);
    expect(slopes).toEqual([...slopes].sort((a, b) => a - b));
    expect(lastOf(points)[0]).toBeGreaterThan(at(points, -2 + points.length)[0]);
  });

  it('is built up by padding', () => {
    const middle = (padding: number) => at(crownOf(NECK, TOP, HANGING, padding), 2)[1];
    expect(middle(1)).toBeLessThan(middle(0));
  });

  it('leaves out an arm that rises', () => {
    expect(crownOf(NECK, TOP, [...BENT].reverse(), 0)).toEqual([]);
  });
});
