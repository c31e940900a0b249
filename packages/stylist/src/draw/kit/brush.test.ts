import { describe, expect, it } from 'vitest';
import { boxOfPaths } from './box.ts';
import { brush } from './brush.ts';

const line = [
  [0, 50],
  [50, 50],
  [100, 50],
] as const;

describe('brush', () => {
  it('is a closed shape along its line, no wider than asked for', () => {
    const d = brush(line, 10);
    expect(d).toMatch(/^M.*Z$/);
    const box = boxOfPaths([d]);
    expect(box.bottom - box.top).toBeLessThanOrEqual(11);
    expect(box.bottom - box.top).toBeGreaterThan(8);
    expect(box.right - box.left).toBeGreaterThan(95);
  });

  it('is the same for the same seed and another weight for another', () => {
    expect(brush(line, 10, 'out', 3)).toBe(brush(line, 10, 'out', 3));
    expect(brush(line, 10, 'out', 3)).not.toBe(brush(line, 10, 'out', 4));
  });

  it('draws each profile without NaN', () => {
    for (const profile of ['both', 'in', 'out', 'flat'] as const) {
      expect(brush(line, 10, profile)).not.toContain('NaN');
    }
  });
});
