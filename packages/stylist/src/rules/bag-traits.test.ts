import { describe, expect, it } from 'vitest';
import type { Garment } from '../garments/garment.ts';
import { findGarment, GARMENTS } from '../garments/garments.ts';
import { isBasket, isClutch, isCrossbody } from './bag-traits.ts';

const idsOf = (hold: (garment: Garment) => boolean) => GARMENTS.filter(hold).map(({ id }) => id);

describe('isClutch, isCrossbody and isBasket', () => {
  it('know how a bag is made, and hold for nothing else', () => {
    expect(idsOf(isClutch)).toEqual(['clutch']);
    expect(idsOf(isCrossbody)).toEqual(['shoulder-bag', 'messenger-bag', 'camera-bag']);
    expect(idsOf(isBasket)).toEqual(['basket']);
    for (const trait of [isClutch, isCrossbody, isBasket])
      expect([trait(undefined), trait(findGarment('straw-hat'))]).toEqual([false, false]);
  });
});
