import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { drawBust } from '../testing/bust.ts';
import { greyOf } from './greying.ts';

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

  it('shows no grey where it is pale, nor before or after', () => {
    expect(greyOf(BLONDE, 'middle')).toBeUndefined();
    expect(greyOf(BROWN, 'young')).toBeUndefined();
    expect(greyOf(BROWN, 'older')).toBeUndefined();
  });
});
