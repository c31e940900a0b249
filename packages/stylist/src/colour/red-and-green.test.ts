import { describe, expect, it } from 'vitest';
import { isChristmas } from './red-and-green.ts';
import { CHROMATICS, swatchNamed } from './swatches.ts';

const colour = (name: string) => swatchNamed(CHROMATICS, name).colour;

describe('isChristmas', () => {
  it.each([
    ['tomato red', 'emerald'],
    ['terracotta', 'fern green'],
    ['tomato red', 'bottle green'],
    ['brick red', 'forest green'],
  ])('is %s with %s, whichever comes first', (red, green) => {
    expect(isChristmas(colour(red), colour(green))).toBe(true);
    expect(isChristmas(colour(green), colour(red))).toBe(true);
  });

  it.each([
    ['burgundy', 'bottle green'],
    ['terracotta', 'bottle green'],
    ['tomato red', 'sage'],
    ['blush', 'emerald'],
  ])('is not %s with %s', (red, green) => {
    expect(isChristmas(colour(red), colour(green))).toBe(false);
  });
});
