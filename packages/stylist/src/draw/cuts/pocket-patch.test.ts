import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '../kit/box.ts';
import { drawPocketPatch, type PocketKind } from './pocket-patch.ts';
import { WOOL } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';

describe('drawPocketPatch', () => {
  it('covers a hand in a coat with a pocket wider and deeper than itself', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const sizeOf = (pocket: PocketKind) => {
      const patch = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds, pocket });
      const shapes = context.document.toSvg('').match(/<path id="[^"]+" d="[^"]+"/g) ?? [];
      const drawn = shapes.filter((shape) => patch.includes(`#${/id="([^"]+)"/.exec(shape)?.[1]}"`));
      const outlines = [patch, ...drawn].flatMap((svg) => [...svg.matchAll(/ d="([^"]+)"/g)]);
      const { left, right, top, bottom } = boxOfPaths(outlines.map(([, d = '']) => d));
      return [right - left, bottom - top] as const;
    };
    const [width, height] = sizeOf('patch');
    expect(width).toBeGreaterThan(0.38 * context.head);
    expect(height).toBeGreaterThan(0.5 * context.head);
  });

  it('leaves no silhouette: light and shadow would show it beyond the garment that it is clipped to', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const patch = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds, pocket: 'patch' });
    expect(patch).toContain('clip-path');
    expect(context.document.silhouettes).toEqual([]);
  });
});
