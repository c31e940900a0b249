import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { colourDifference } from '#colour/difference.ts';
import { beardColour } from './facial-hair.ts';

describe('beardColour', () => {
  it.each([
    ['copper', oklch(0.56, 0.13, 48)],
    ['black', oklch(0.22, 0.014, 290)],
  ])('greys with age, and stays nearer to %s hair than to grey', (_, hair) => {
    const [young, old] = [0, 1].map((years) => beardColour({ hair, years }));
    if (!young || !old) throw new Error('There are a young and an old beard.');
    expect(colourDifference(young, hair)).toBeLessThan(0.01);
    expect(colourDifference(old, hair)).toBeGreaterThan(0.04);
    expect(colourDifference(old, hair)).toBeLessThan(colourDifference(old, oklch(0.62, 0.01, 70)));
  });
});
