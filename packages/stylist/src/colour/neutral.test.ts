import { describe, expect, it } from 'vitest';
import { isNeutral } from './neutral.ts';
import { CHROMATICS, NEUTRALS } from './swatches.ts';

describe('isNeutral', () => {
  it('holds for every neutral of the colour card', () => {
    for (const { name, colour } of NEUTRALS) expect(isNeutral(colour), name).toBe(true);
  });

  it('does not hold for a saturated colour of any hue', () => {
    for (const { name, colour } of CHROMATICS.filter((swatch) => swatch.colour.c > 0.105)) {
      expect(isNeutral(colour), name).toBe(false);
    }
  });

  it('tells soft colours from greys: blush, sage and forest green are no neutrals', () => {
    for (const name of ['blush', 'sage', 'forest green']) {
      const swatch = CHROMATICS.find((candidate) => candidate.name === name);
      expect(swatch && isNeutral(swatch.colour), name).toBe(false);
    }
  });
});
