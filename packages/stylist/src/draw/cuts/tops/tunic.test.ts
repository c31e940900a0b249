import { describe, expect, it } from 'vitest';
import { findGarment } from '#garments/garments.ts';
import { WOOL } from '../testing/every-item.ts';
import { faultsOf } from '../testing/faults-of.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawShirt } from './shirt.ts';
import { drawEmbroidery, slitEase, TUNIC_HEM } from './tunic.ts';

describe('slitEase', () => {
  it('draws the near panel back below the hips only, so that the slits open', () => {
    const ease = slitEase(() => 0.2);
    expect(ease(3.84)).toBeCloseTo(0.2);
    expect(ease(TUNIC_HEM)).toBeLessThan(0.05);
  });
});

describe('a kurta', () => {
  it('is embroidered in gold down its placket in satin, for the evening', () => {
    const { cut } = findGarment('kurta');
    if (cut.type !== 'shirt') throw new Error('A kurta is cut as a shirt.');
    const context = standingContext();
    const embroidery = drawEmbroidery(context, WOOL, 1.6, 2.5);
    const [, thread = 'none'] = /fill="(#[0-9a-f]{6})"/.exec(embroidery) ?? [];
    const body = (name: 'satin' | 'linen') =>
      drawShirt(standingContext(), cut, { ...WOOL, name }, 'over').body();
    expect(faultsOf(context.document.toSvg(embroidery))).toEqual([]);
    expect(body('satin')).toContain(thread);
    expect(body('linen')).not.toContain(thread);
  });
});
