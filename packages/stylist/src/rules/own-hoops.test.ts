import { describe, expect, it } from 'vitest';
import { METALS, swatchNamed } from '#colour/swatches.ts';
import { findGarment } from '#garments/garments.ts';
import { hoopMetal } from './own-hoops.ts';

const worn = (id: string, metal: string) => ({
  cut: findGarment(id).cut,
  colour: swatchNamed(METALS, metal).colour,
});

describe('hoopMetal', () => {
  it.each([
    ['silver', [worn('cuff-bracelet', 'silver')]],
    ['silver', [worn('pendant', 'silver')]],
    ['gold', [worn('pendant', 'gold')]],
    ['gold', [worn('evening-sandals', 'silver')]],
    ['gold', []],
  ] as const)('is %s', (metal, pieces) => {
    expect(hoopMetal(pieces)).toBe(metal);
  });
});
