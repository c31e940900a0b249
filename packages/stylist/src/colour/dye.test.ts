import { describe, expect, it } from 'vitest';
import { DYES, nameColour, swatchesOf } from './dye.ts';

describe('nameColour', () => {
  it('gives every swatch of a dye its own name back', () => {
    for (const dye of DYES) {
      for (const { name, colour } of swatchesOf(dye)) expect(nameColour(colour, dye), dye).toBe(name);
    }
  });

  it('uses the words of the trade for denim, leather and metal', () => {
    expect(nameColour({ l: 0.46, c: 0.085, h: 256 }, 'denim')).toBe('indigo');
    expect(nameColour({ l: 0.5, c: 0.1, h: 45 }, 'leather')).toBe('cognac');
    expect(nameColour({ l: 0.82, c: 0.09, h: 85 }, 'metal')).toBe('gold');
  });
});
