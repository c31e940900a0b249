import { describe, expect, it } from 'vitest';
import { boxAround } from '#draw/kit/box.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawLooseBelt } from './coat-belt.ts';
import { draftJacket } from './jacket-draft.ts';

describe('drawLooseBelt', () => {
  it('hangs the ends out of the band at the side, behind a loop, at either side of an open coat', () => {
    const context = standingContext('Rectangle', 'still');
    drawLooseBelt(context, WOOL, draftJacket(context, { ...BLAZER, hem: 6, open: 0.3, belted: true }));
    const boxes = context.document.figureOutlines().map((outline) => boxAround(outline.flat()));
    expect(boxes).toHaveLength(6);
    for (const [end, band, loop] of [boxes.slice(0, 3), boxes.slice(3)]) {
      if (!end || !band || !loop) throw new Error('A part is missing.');
      expect(end.top).toBeGreaterThan(band.top);
      expect(end.top).toBeLessThan(band.bottom);
      expect(end.bottom - band.bottom).toBeGreaterThan(context.head);
      expect(loop.top).toBeLessThan(band.top);
      expect(loop.bottom).toBeGreaterThan(band.bottom);
      const middle = (loop.left + loop.right) / 2;
      expect(middle).toBeGreaterThan(end.left);
      expect(middle).toBeLessThan(end.right);
    }
  });
});
