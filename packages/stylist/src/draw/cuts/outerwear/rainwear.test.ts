import { describe, expect, it } from 'vitest';
import type { JacketCut } from '#garments/cut.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { drawPlacket, drawStormFlaps } from './rainwear.ts';

const MAC: JacketCut = {
  type: 'jacket',
  lapel: 'stand',
  hem: 5.5,
  breakAt: 2.6,
  open: 0,
  pockets: 'flap',
  ease: 'easy',
  shoulder: 'soft',
  hood: true,
};
const TRENCH: JacketCut = { ...BLAZER, lapel: 'trench', hem: 6.2, stormFlap: true };

function flaps(cut: JacketCut) {
  const context = standingContext();
  const jacket = draftJacket(context, cut);
  return ([-1, 1] as const).map((k) => drawStormFlaps(context, WOOL, jacket, k) !== '');
}

describe('drawStormFlaps', () => {
  it('gives a mac a yoke on both fronts, and a trench one gun flap', () => {
    expect(flaps(MAC)).toEqual([true, true]);
    expect(flaps(TRENCH)).toEqual([true, false]);
  });

  it('leaves a blazer, an open trench and a zipped parka without', () => {
    for (const cut of [BLAZER, { ...TRENCH, open: 0.2 }, { ...MAC, zip: true }])
      expect(flaps(cut)).toEqual([false, false]);
  });
});

describe('drawPlacket', () => {
  it('covers the fastening of a mac only', () => {
    const context = standingContext();
    const drawn = (cut: JacketCut) => drawPlacket(context, WOOL, draftJacket(context, cut));
    expect(drawn(MAC)).not.toBe('');
    expect(drawn(TRENCH)).toBe('');
  });
});
