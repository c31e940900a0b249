import { describe, expect, it } from 'vitest';
import { findGarment } from '../garments/garments.ts';
import { garmentClo, typicalCelsius, typicalClo, weatherTagsOf } from './clo.ts';

describe('typicalClo', () => {
  it.each([
    [-10, 1.52],
    [0, 1.37],
    [15, 0.95],
    [26, 0.4],
  ])('says what people wear at %d °C', (celsius, clo) => {
    expect(typicalClo(celsius)).toBeCloseTo(clo, 2);
  });
});

describe('typicalCelsius', () => {
  it('turns the curve round', () => {
    for (const celsius of [-8, 3, 12, 21, 27]) expect(typicalCelsius(typicalClo(celsius))).toBe(celsius);
  });

  it('stops where the curve does', () => {
    expect(typicalCelsius(0)).toBe(30);
    expect(typicalCelsius(9)).toBe(-15);
  });
});

describe('weatherTagsOf', () => {
  it('tags up to 0.70 clo hot, from 0.85 cold, and both between', () => {
    expect(weatherTagsOf(0.7)).toEqual(['hot']);
    expect(weatherTagsOf(0.71)).toEqual(['hot', 'cold']);
    expect(weatherTagsOf(0.84)).toEqual(['hot', 'cold']);
    expect(weatherTagsOf(0.85)).toEqual(['cold']);
  });
});

describe('garmentClo', () => {
  it('adds what the cloth adds, and socks inside shoes worn with them', () => {
    const trousers = findGarment('wide-leg-trousers');
    const wool = trousers.cloths.find(({ name }) => name === 'wool');
    expect(garmentClo(trousers, wool)).toBeCloseTo(0.24, 5);
    expect(garmentClo(findGarment('chelsea-boots'), undefined)).toBeCloseTo(0.12, 5);
    expect(garmentClo(findGarment('pumps'), undefined)).toBeCloseTo(0.02, 5);
  });
});
