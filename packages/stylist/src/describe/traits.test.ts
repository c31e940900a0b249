import { TRAITS, type Trait } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { BASE_LOOK } from '../rules/testing/base-look.ts';
import { readTraits } from '../taste/read-traits.ts';
import { lookTraits, traitsText } from './traits.ts';

const looks = [...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => readOutfit(spec));
const traitOf = (look: Parameters<typeof lookTraits>[0], trait: Trait) =>
  lookTraits(look)[TRAITS.indexOf(trait)];

describe('lookTraits', () => {
  it('says of jeans, a striped shirt and trainers what they are', () => {
    const look = readOutfit(BASE_LOOK);
    expect(traitOf(look, 'dress')).toBe(-1);
    expect(traitOf(look, 'skirt')).toBe(-1);
    expect(traitOf(look, 'denim')).toBe(1);
    expect(traitOf(look, 'print')).toBe(1);
    expect(traitOf(look, 'heel')).toBe(-1);
    expect(traitOf(look, 'coat')).toBe(-1);
    expect(traitOf(look, 'hem')).toBe(0);
  });

  it('tells the looks of the catalogue apart in every trait', () => {
    for (const trait of TRAITS) {
      const values = looks.map((look) => traitOf(look, trait) ?? Number.NaN);
      expect(Math.max(...values) - Math.min(...values), trait).toBeGreaterThan(0.4);
      expect(
        values.every((value) => Math.abs(value) <= 1),
        trait,
      ).toBe(true);
    }
  });
});

describe('traitsText', () => {
  it('carries the version and a digit for each trait, read back to a quarter', () => {
    for (const look of looks) {
      const text = traitsText(lookTraits(look));
      expect(text).toMatch(/^1:[0-8]{31}$/);
      const read = readTraits(text) ?? [];
      for (const [at, value] of lookTraits(look).entries()) {
        expect(Math.abs((read[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(0.125);
      }
    }
  });

  it.each([undefined, '', '2:444', '1:44', 7])('reads nothing in %s', (text) => {
    expect(readTraits(text)).toBeUndefined();
  });
});
