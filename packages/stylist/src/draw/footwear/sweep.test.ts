import { describe, expect, it } from 'vitest';
import { boxAround } from '../kit/box.ts';
import type { Node, Point } from '../kit/point.ts';
import { hull, sweepOutline, turnedAsHull } from './sweep.ts';

const around = (nodes: readonly Node[]) => boxAround(nodes.map(([x, y]): Point => [x, y]));
const circle = (x: number, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

describe('hull', () => {
  it('leaves out what lies inside', () => {
    const square: Point[] = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ];
    expect(hull([...square, [1, 1], [0.5, 1.5]])).toHaveLength(4);
  });
});

describe('sweepOutline', () => {
  it('is as wide as the widest section and as long as all of them', () => {
    const outline = sweepOutline([circle(0, 1), circle(3, 2), circle(6, 0.5)], [0, 0], [6, 0]);
    const { left, right, top, bottom } = around(outline);
    expect(left).toBeLessThan(-0.9);
    expect(right).toBeGreaterThan(6.4);
    expect(bottom - top).toBeGreaterThan(3.7);
    expect(bottom - top).toBeLessThanOrEqual(4);
  });
});

describe('turnedAsHull', () => {
  it('gives a shape and its reverse the turning direction of hulls', () => {
    const nodes = hull(circle(0, 1));
    expect(turnedAsHull(nodes)).toEqual(nodes);
    expect(turnedAsHull([...nodes].reverse())).toEqual(nodes);
  });
});
