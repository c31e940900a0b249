import { describe, expect, it } from 'vitest';
import { cropOutline } from './crop-outline.ts';
import type { Point } from './point.ts';

const box = { left: 0, top: 0, right: 10, bottom: 20 };
const diamond: Point[] = [
  [5, -5],
  [15, 5],
  [5, 15],
  [-5, 5],
];

const areaOf = (outline: readonly Point[]) =>
  outline.reduce((area, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0];
    return area + (x * nextY - nextX * y) / 2;
  }, 0);

describe('cropOutline', () => {
  it('cuts off what lies outside the box', () => {
    expect(areaOf(diamond)).toBe(200);
    expect(areaOf(cropOutline(diamond, box))).toBe(125);
    const cropped = cropOutline(diamond, box);
    for (const [x, y] of cropped) {
      expect(x >= 0 && x <= 10 && y >= 0 && y <= 20).toBe(true);
    }
    expect(cropped).toContainEqual([5, 15]);
    expect(cropped).toContainEqual([10, 0]);
  });

  it('keeps what lies inside and drops what lies outside', () => {
    const inside: Point[] = [
      [1, 1],
      [9, 1],
      [9, 19],
    ];
    expect(cropOutline(inside, box)).toEqual(inside);
    expect(
      cropOutline(
        inside.map(([x, y]): Point => [x + 40, y]),
        box,
      ),
    ).toEqual([]);
  });
});
