import { describe, expect, it } from 'vitest';
import { monotone, track } from './interpolate.ts';

const xs = [0, 1, 2, 4];
const ys = [0, 1, 1, 5];

describe('monotone', () => {
  it('goes through its points', () => {
    const f = monotone(xs, ys);
    expect(xs.map(f)).toEqual(ys);
  });

  it('never overshoots between points', () => {
    const f = monotone(xs, ys);
    let last = f(0);
    for (let x = 0; x <= 4; x += 0.01) {
      expect(f(x)).toBeGreaterThanOrEqual(last - 1e-9);
      last = f(x);
    }
  });

  it('is constant outside its points', () => {
    const f = monotone(xs, ys);
    expect(f(-3)).toBe(0);
    expect(f(9)).toBe(5);
  });
});

describe('track', () => {
  it('goes through its points', () => {
    const f = track(xs, ys);
    xs.forEach((x, i) => {
      expect(f(x)).toBeCloseTo(ys[i] ?? Number.NaN);
    });
  });

  it('goes straight on outside its points', () => {
    const f = track([0, 1, 2], [0, 2, 4]);
    expect(f(-1)).toBeCloseTo(-2);
    expect(f(5)).toBeCloseTo(10);
  });
});
