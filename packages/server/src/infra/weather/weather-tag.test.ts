import { describe, expect, it } from 'vitest';
import { weatherTagOf } from './weather-tag.ts';

describe('weatherTagOf', () => {
  it.each([
    [-20, 'cold'],
    [17.9, 'cold'],
    [18, 'hot'],
    [35, 'hot'],
  ] as const)('calls %d °C %s where nothing was said before', (celsius, tag) => {
    expect(weatherTagOf(celsius, undefined)).toBe(tag);
  });

  it.each([
    ['hot', 17.1, 'hot'],
    ['hot', 17, 'cold'],
    ['cold', 18.9, 'cold'],
    ['cold', 19, 'hot'],
  ] as const)('says after %s at %d °C: %s', (before, celsius, tag) => {
    expect(weatherTagOf(celsius, before)).toBe(tag);
  });
});
