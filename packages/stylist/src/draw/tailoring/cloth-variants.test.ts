import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { darkOf, inkOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { liningOf, trimOf, trouserSeamOf, withoutContrast } from './cloth-variants.ts';

const second = oklch(0.58, 0.1, 85);
const third = oklch(0.4, 0.1, 20);
const cloth = (name: Cloth['name']): Cloth => ({ name, colour: oklch(0.5, 0.1, 260), second, third });

describe('liningOf', () => {
  it('is the second colour of a cloth whose print does not use it', () => {
    expect(liningOf(cloth('wool')).colour).toEqual(second);
  });

  it('is the cloth in shadow where the second colour is so pale that it shines between the legs', () => {
    const { colour } = liningOf({ ...cloth('wool'), second: oklch(0.9, 0.03, 85) });
    expect(colour.l).toBeLessThan(0.5);
  });

  it('is the cloth in shadow where the print needs its second colour', () => {
    const { colour } = liningOf(cloth('tartan'));
    expect(colour).not.toEqual(second);
    expect(colour.l).toBeLessThan(0.5);
  });
});

describe('trimOf', () => {
  it('is plain cloth in the third colour where the print leaves it free', () => {
    expect(trimOf(cloth('polka'))).toEqual({ name: 'plain', colour: third });
  });

  it('is the cloth itself where the print is in three colours', () => {
    expect(trimOf(cloth('floral'))).toEqual(cloth('floral'));
  });
});

describe('withoutContrast', () => {
  it('keeps the second colour a print is made of', () => {
    for (const print of ['breton', 'gingham', 'leopard', 'paisley'] as const)
      expect(withoutContrast(cloth(print)).second).toEqual(second);
    expect(withoutContrast(cloth('plain'))).not.toHaveProperty('second');
  });
});

describe('trouserSeamOf', () => {
  it('darkens the seams of dark cloth, but on denim leaves them pale', () => {
    const navy = oklch(0.33, 0.06, 262);
    expect(trouserSeamOf({ name: 'wool', colour: navy })).toBe(darkOf(navy));
    expect(trouserSeamOf({ name: 'denim', colour: navy })).toBe(inkOf(navy));
  });
});
