import { describe, expect, it } from 'vitest';
import { standingContext } from '../testing/standing-context.ts';
import { draftPuffer } from './puffer-draft.ts';

describe('draftPuffer', () => {
  it('is a little closer at the waist than a tube from chest to hips', () => {
    const { halfWidth } = draftPuffer(standingContext('Rectangle').body, 5.4);
    const waist = halfWidth(2.95);
    expect(waist).toBeLessThan((halfWidth(2.1) + halfWidth(3.84)) / 2 - 0.05);
  });

  it.each([3.62, 5.4])('closes towards its hem at %s', (hem) => {
    const body = standingContext('Pear').body;
    const { halfWidth } = draftPuffer(body, hem);
    const beyond = (v: number) => halfWidth(v) - body.halfWidth(v);
    expect(beyond(hem)).toBeLessThan(beyond(Math.min(3.9, hem - 0.5)) - 0.03);
  });

  it('is quilted closer and closer', () => {
    const { seams } = draftPuffer(standingContext('Rectangle').body, 5.4);
    const heights = seams.slice(1).map((v, i) => v - (seams[i] ?? 0));
    expect(heights.at(-1)).toBeLessThan((heights[0] ?? 0) * 0.85);
    expect(heights.toSorted((a, b) => b - a)).toEqual(heights);
  });
});
