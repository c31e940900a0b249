import { describe, expect, it } from 'vitest';
import { contoursOf } from './contours.ts';
import { polygon } from './curve.ts';
import { blurred, coverOf } from './field.ts';
import { outlinesOf } from './flatten.ts';
import type { Point } from './point.ts';

const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const box = { left: 0, top: 0, right: 100, bottom: 100 };
const sumOf = (cells: Float32Array) => cells.reduce((sum, cell) => sum + cell, 0);

/** Area with its sign, which says which way the outline goes round. */
function areaOf(outline: readonly Point[]): number {
  return outline.reduce((area, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0];
    return area + (x * nextY - nextX * y) / 2;
  }, 0);
}

describe('outlinesOf', () => {
  it('keeps straight outlines and follows curves', () => {
    expect(outlinesOf(polygon(square(10, 20)))).toEqual([square(10, 20)]);
    const [arch = []] = outlinesOf('M0 0C0 40 40 40 40 0Z', 4);
    expect(arch).toHaveLength(5);
    expect(arch[2]).toEqual([20, 30]);
  });
});

describe('coverOf', () => {
  it('measures what is covered, overlaps once and holes not', () => {
    expect(sumOf(coverOf([[square(20, 60)]], box, 4).cover) * 16).toBeCloseTo(1600);
    expect(sumOf(coverOf([[square(20, 60)], [square(40, 60)]], box, 4).cover) * 16).toBeCloseTo(1600);
    const ring = [square(20, 60), square(40, 60).reverse()];
    expect(sumOf(coverOf([ring], box, 4).cover) * 16).toBeCloseTo(1200);
  });

  it('leaves out what lies beyond the box', () => {
    expect(sumOf(coverOf([[square(-500, 500)]], box, 4).cover) * 16).toBeCloseTo(10_000);
  });
});

describe('blurred', () => {
  it('spreads what is there without loss', () => {
    const field = coverOf([[square(40, 60)]], box, 4);
    const soft = blurred(field, 6);
    expect(sumOf(soft.cover)).toBeCloseTo(sumOf(field.cover), 3);
    expect(Math.max(...soft.cover)).toBeLessThan(0.95);
  });
});

describe('contoursOf', () => {
  it('surrounds what is covered, and what is left out the other way round', () => {
    const ring = [square(20, 80), square(40, 60).reverse()];
    const [contours = []] = contoursOf(coverOf([ring], box, 2), [0.5]);
    const areas = contours.map(areaOf);
    expect(areas.map((area) => Math.round(Math.abs(area) / 100)).sort()).toEqual([36, 4]);
    expect((areas[0] ?? 0) * (areas[1] ?? 0)).toBeLessThan(0);
  });

  it('closes along the box and is smaller the higher its level', () => {
    const field = blurred(coverOf([[square(-50, 50)]], box, 4), 8);
    const areas = contoursOf(field, [0.2, 0.5, 0.8]).map((lines) => Math.abs(areaOf(lines[0] ?? [])));
    expect(areas).toEqual(areas.toSorted((a, b) => b - a));
    expect(areas[1]).toBeGreaterThan(2000);
  });

  it('finds none in an empty field', () => {
    expect(contoursOf(coverOf([], box, 4), [0.5])).toEqual([[]]);
  });
});
