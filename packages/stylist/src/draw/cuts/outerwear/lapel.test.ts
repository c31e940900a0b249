import { describe, expect, it } from 'vitest';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { drawLapel } from './lapel.ts';

describe('drawLapel', () => {
  it('keeps its width down a front that stands wide open, beyond the edge of it', () => {
    const context = standingContext('Rectangle', 'still');
    const coat = draftJacket(context, { ...BLAZER, open: 0.3, hem: 6 });
    const drawn = drawLapel(context, WOOL, coat, 1);
    const [lapel] = [...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
    const low = context.body.torso(0, 2.3, coat.frontEdge(1, 2.3));
    const [nearest] = outlinesOf(lapel ?? '')
      .flat()
      .filter(([x]) => x > low[0])
      .sort(([, a], [, b]) => Math.abs(a - low[1]) - Math.abs(b - low[1]));
    expect(((nearest?.[0] ?? 0) - low[0]) / context.head).toBeGreaterThan(0.09);
  });
});
