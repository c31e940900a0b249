import { describe, expect, it } from 'vitest';
import { normals, offset, path, polygon, resample, sample } from './curve.ts';
import { distance, type Node } from './point.ts';

const square: Node[] = [
  [0, 0, 'corner'],
  [10, 0, 'corner'],
  [10, 10, 'corner'],
  [0, 10, 'corner'],
];

describe('path', () => {
  it('is closed unless asked not to be', () => {
    expect(path(square)).toMatch(/^M0 0C.*Z$/);
    expect(path(square, false)).not.toContain('Z');
  });

  it('draws straight edges between corners', () => {
    expect(path(square)).toContain('C3.3 0 6.7 0 10 0');
  });

  it('passes smoothly through a node that is no corner', () => {
    const [before, at, after] = sample(
      [
        [0, 0],
        [10, 10],
        [20, 0],
      ],
      100,
    ).slice(99, 102);
    const rise = [before, at, after].map((p) => p?.[1] ?? Number.NaN);
    expect(rise[1]).toBeCloseTo(10);
    expect(Math.abs((rise[1] ?? 0) - (rise[0] ?? 0))).toBeLessThan(0.02);
    expect(Math.abs((rise[2] ?? 0) - (rise[1] ?? 0))).toBeLessThan(0.02);
  });

  it('draws nothing through no nodes', () => {
    expect(path([])).toBe('');
  });

  it('has no NaN when nodes coincide', () => {
    const twice: Node[] = [
      [5, 5],
      [5, 5],
      [9, 9],
      [9, 9],
    ];
    expect(path(twice)).not.toContain('NaN');
  });
});

describe('polygon', () => {
  it('rounds to tenths of a px', () => {
    expect(
      polygon([
        [0.04, 1],
        [2.26, 3],
      ]),
    ).toBe('M0 1L2.3 3Z');
  });
});

describe('sample', () => {
  it('starts on the first and ends on the last node of an open curve', () => {
    const points = sample([
      [0, 0],
      [4, 7],
      [9, 1],
    ]);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([9, 1]);
  });
});

describe('resample', () => {
  it('puts points at equal distances', () => {
    const points = resample(
      [
        [0, 0],
        [1, 0],
        [9, 0],
      ],
      5,
    );
    expect(points.map((p) => p[0])).toEqual([0, 2.25, 4.5, 6.75, 9]);
  });
});

describe('normals', () => {
  it('are of length one and square to the line', () => {
    const found = normals([
      [0, 0],
      [5, 0],
      [10, 0],
    ]);
    for (const normal of found) {
      expect(normal[0]).toBeCloseTo(0);
      expect(normal[1]).toBe(1);
    }
  });
});

describe('offset', () => {
  it('moves every point by the distance asked for', () => {
    const line = [
      [0, 0],
      [4, 3],
      [8, 6],
    ] as const;
    offset(line, 2).forEach((p, i) => {
      expect(distance(p, line[i] ?? [0, 0])).toBeCloseTo(2);
    });
  });
});
