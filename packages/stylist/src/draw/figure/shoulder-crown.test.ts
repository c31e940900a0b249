import { describe, expect, it } from 'vitest';
import { at } from '../kit/at.ts';
import type { Point } from '../kit/point.ts';
import { crowned } from './shoulder-crown.ts';

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

describe('crowned', () => {
  it.each([
    ['hangs', HANGING],
    ['is bent', BENT],
  ])('goes on along the shoulder and falls to an arm that %s without a step', (_, edge) => {
    const points = [TOP, ...crowned(NECK, TOP, edge)];
    const slopes = points.slice(1).map((point, i) => {
      const before = at(points, i);
      return (point[1] - before[1]) / (point[0] - before[0]);
    });
    expect(at(slopes, 0)).toBeGreaterThanOrEqual(20 / 50);
    expect(at(slopes, 0)).toBeLessThan(0.65);
    expect(slopes).toEqual([...slopes].sort((a, b) => a - b));
  });

  it('joins a full arm that starts over the shoulder further down', () => {
    const over: Point = [70, 14];
    const [first] = crowned(NECK, TOP, [over, ...BENT]);
    expect(first).toEqual(crowned(NECK, TOP, BENT)[0]);
  });

  it('is built up by padding', () => {
    const middle = (padding: number) => at(crowned(NECK, TOP, HANGING, padding), 2)[1];
    expect(middle(1)).toBeLessThan(middle(0));
    // The shoulder's line runs on to more than half of the way to the corner at 69 px.
    const [first] = crowned(NECK, TOP, HANGING, 1);
    expect(first?.[0]).toBeGreaterThan(60);
    expect((first?.[1] ?? 0) / (first?.[0] ?? 1)).toBeLessThan(0.44);
  });

  it('leaves out an arm that rises', () => {
    expect(crowned(NECK, TOP, [...BENT].reverse(), 0)).toEqual([]);
  });
});
