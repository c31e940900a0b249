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

  it('keeps a skirt inside the open coat that reaches its hem, not inside a jacket', () => {
    const skirt = dressed({ type: 'skirt', shape: 'pencil', hem: 5.4 });
    const bottoms = (outer: Cut) =>
      dressFigure(standingContext('Rectangle', 'angled'), [skirt, dressed(outer)]).bottoms ?? '';
    const clips = (outer: Cut) => bottoms(outer).match(/<g clip-path/g)?.length ?? 0;
    expect(clips({ ...COAT, open: 0.3 })).toBe(clips({ ...BLAZER, open: 0.3, hem: 3.7 }) + 1);
  });

  it('shades the band under a top that falls over it', () => {
    const worn = (way: 'tucked' | 'over') =>
      dressFigure(standingContext(), [TROUSERS, dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, way)])
        .top;
    expect(caught(worn('tucked'))).toBe(caught(worn('over')) + 1);
  });
});
