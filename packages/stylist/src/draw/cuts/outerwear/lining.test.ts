import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { drawCollarBack, liningOutline } from './lining.ts';

describe('drawCollarBack', () => {
  it('is closed down to the fronts, lower than a shirt collar: a loop would float behind the neck', () => {
    for (const pose of ['still', 'turned', 'hair'] as const) {
      const context = standingContext('Rectangle', pose);
      drawCollarBack(context, WOOL);
      const [, d = ''] = context.document.toSvg('').match(/<path id="[^"]+" d="([^"]+)"/) ?? [];
      const box = boxOfPaths([d]);
      const { middle, base } = context.body.neck('left');
      expect(box.top).toBeGreaterThan(middle[1]);
      expect(box.bottom).toBeGreaterThan(base[1] + 0.1 * context.head);
    }
  });
});

describe('liningOutline', () => {
  it('lies inside the hem of an open coat', () => {
    const context = standingContext();
    const coat = draftJacket(context, { ...BLAZER, hem: 6.4, ease: 'coat', open: 0.28 });
    const box = boxOfPaths([liningOutline(context, coat)]);
    expect(box.bottom).toBeLessThan(coat.at(6.4, 0)[1]);
  });
});
