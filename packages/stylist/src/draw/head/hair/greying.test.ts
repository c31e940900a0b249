import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { drawBust } from '../testing/bust.ts';
import { greyOf, isAtTemple } from './greying.ts';
import { strand } from './hair-lock.ts';

const BROWN = oklch(0.37, 0.055, 52);
const BLONDE = oklch(0.78, 0.08, 85);

describe('hair that greys in middle life', () => {
  it.each(HEAD_TURNS)('is grey at the temples, seen from the %s', (turn) => {
    const temples = toHex(greyOf(BROWN, 'middle')?.temples ?? BROWN);
    const drawn = (age: 'young' | 'middle', style: 'crop' | 'bob') =>
      drawBust(turn, { age, hair: { style, colour: BROWN } }).svg;
    for (const style of ['crop', 'bob'] as const) {
      expect(drawn('middle', style)).toContain(temples);
      expect(drawn('young', style)).not.toContain(temples);
    }
  });

  it('greys curls at the temples, not on the crown', () => {
    const at = (x: number, y: number) =>
      isAtTemple(
        'front',
        strand(
          [
            [x, y],
            [x, y + 0.02],
            [x + 0.02, y],
          ],
          0.02,
          'curl',
        ),
      );
    expect(at(-0.32, -0.1)).toBe(true);
    expect(at(0.32, -0.1)).toBe(true);
    expect(at(-0.15, -0.5)).toBe(false);
  });

  it('shows no grey where it is pale, nor before or after', () => {
    expect(greyOf(BLONDE, 'middle')).toBeUndefined();
    expect(greyOf(BROWN, 'young')).toBeUndefined();
    expect(greyOf(BROWN, 'older')).toBeUndefined();
  });
});
