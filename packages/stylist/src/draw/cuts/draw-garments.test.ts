import { describe, expect, it } from 'vitest';
import type { Cut } from '#garments/cut.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import { dressFigure } from './dress-figure.ts';
import { BLAZER, dressed } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';

const TROUSERS = dressed({ type: 'trousers', fit: 'straight', construction: 'plain' });
const COAT: Cut = { ...BLAZER, lapel: 'stand', hem: 6 };
/** Shadows that are clipped to what was drawn before. */
const caught = (svg = '') => [...svg.matchAll(/<g clip-path="[^"]+"><(?:g|path)[^>]*?#1b1024/g)].length;

describe('drawGarments', () => {
  it('shades the legs below a closed coat, and not between the fronts of an open one', () => {
    const closed = dressFigure(standingContext(), [TROUSERS, dressed(COAT)]);
    const open = dressFigure(standingContext(), [TROUSERS, dressed({ ...COAT, open: 0.3 })]);
    expect(CAST_COLOUR).toBe('#1b1024');
    expect(caught(closed.outer)).toBe(caught(open.outer) + 1);
  });

  it('shades the band under a top that falls over it', () => {
    const worn = (way: 'tucked' | 'over') =>
      dressFigure(standingContext(), [TROUSERS, dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, way)])
        .top;
    expect(caught(worn('tucked'))).toBe(caught(worn('over')) + 1);
  });
});
