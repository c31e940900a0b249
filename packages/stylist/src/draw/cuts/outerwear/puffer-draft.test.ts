import { describe, expect, it } from 'vitest';
import { outlinesOf } from '#draw/kit/flatten.ts';
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

  it.each([3.4, 3.62, 4.2, 5.4])('has no thorn below the arm from the side, with its hem at %s', (hem) => {
    const { body, head } = standingContext('Rectangle', 'profile');
    const { outline } = draftPuffer(body, hem);
    const [, top] = body.torso(0, 1.75);
    const [, bottom] = body.torso(0, hem - 0.2);
    for (const k of [-1, 1] as const) {
      const side = outlinesOf(outline)
        .flat()
        .filter(([x, y]) => y > top && y < bottom && (x - body.torso(0, 2)[0]) * k > 0)
        .sort(([, a], [, b]) => a - b);
      const bulges = side.filter(
        ([x], i) =>
          i > 0 &&
          i < side.length - 1 &&
          (x - (side[i - 1]?.[0] ?? x)) * k > 0 &&
          ((side[i + 1]?.[0] ?? x) - x) * k <= 0,
      );
      const gaps = bulges.slice(1).map(([, y], i) => (y - (bulges[i]?.[1] ?? y)) / head);
      expect(Math.min(...gaps)).toBeGreaterThan(0.23);
    }
  });
});
