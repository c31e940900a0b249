import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '../kit/box.ts';
import { brush } from '../kit/brush.ts';
import { sliver } from './sliver.ts';

const LINE = [
  [0, 0],
  [50, 0],
  [100, 0],
] as const;
const heightOf = (d: string) => {
  const { top, bottom } = boxOfPaths([d]);
  return bottom - top;
};

describe('sliver', () => {
  it('is as wide as told at its widest, and runs from end to end', () => {
    const d = sliver(LINE, 8);
    expect(heightOf(d)).toBeGreaterThan(7);
    expect(heightOf(d)).toBeLessThan(12);
    expect(boxOfPaths([d])).toMatchObject({ left: 0, right: 100 });
  });

  it('ends thin at both ends, at its end alone, or nowhere', () => {
    const starts = (profile: 'both' | 'out' | 'flat') => sliver(LINE, 8, profile).split('C')[0];
    expect(starts('both')).toBe('M0 0');
    expect(starts('out')).not.toBe('M0 0');
    expect(sliver(LINE, 8, 'flat').match(/100 4/g)?.length).toBeGreaterThan(0);
  });

  it('draws a line of two nodes', () => {
    expect(heightOf(sliver([LINE[0], LINE[2]], 8))).toBeGreaterThan(7);
  });

  it('takes less than a third of what a brush stroke takes', () => {
    expect(sliver(LINE, 8).length * 3).toBeLessThan(brush(LINE, 8).length);
  });
});
