import { describe, expect, it } from 'vitest';
import { standingContext } from '../testing/standing-context.ts';
import { draftPuffer } from './puffer-draft.ts';

describe('draftPuffer', () => {
  it('is a little closer at the waist than a tube from chest to hips', () => {
    const { halfWidth } = draftPuffer(standingContext('Rectangle').body, 5.4);
    const waist = halfWidth(2.95);
    expect(waist).toBeLessThan((halfWidth(2.1) + halfWidth(3.84)) / 2 - 0.05);
  });
});
