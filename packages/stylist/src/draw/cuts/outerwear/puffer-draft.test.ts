import { describe, expect, it } from 'vitest';
import { standingContext } from '../testing/standing-context.ts';
import { draftPuffer } from './puffer-draft.ts';

describe('draftPuffer', () => {
  it('is a little closer at the waist than a tube from chest to hips', () => {
    const { halfWidth } = draftPuffer(standingContext('Rectangle').body, 5.4);
    const waist = halfWidth(2.95);
    expect(waist).toBeLessThan((halfWidth(2.1) + halfWidth(3.84)) / 2 - 0.05);
  });

  it('closes towards the hem of a long coat', () => {
    const { halfWidth } = draftPuffer(standingContext('Rectangle').body, 5.4);
    expect(halfWidth(5.4)).toBeLessThan(halfWidth(3.9) - 0.04);
  });

  it('is quilted closer and closer', () => {
    const { seams } = draftPuffer(standingContext('Rectangle').body, 5.4);
    const heights = seams.slice(1).map((v, i) => v - (seams[i] ?? 0));
    expect(heights.at(-1)).toBeLessThan((heights[0] ?? 0) * 0.85);
    expect(heights.toSorted((a, b) => b - a)).toEqual(heights);
  });
});
