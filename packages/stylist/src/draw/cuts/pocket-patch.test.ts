import { describe, expect, it } from 'vitest';
import { drawPocketPatch } from './pocket-patch.ts';
import { WOOL } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';

describe('drawPocketPatch', () => {
  it('leaves no silhouette: light and shadow would show it beyond the garment that it is clipped to', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const patch = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds });
    expect(patch).toContain('clip-path');
    expect(context.document.silhouettes).toEqual([]);
  });
});
