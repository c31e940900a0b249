import { describe, expect, it } from 'vitest';
import { oklch } from './convert.ts';
import { inkOf, lightOf, shadowOf, tone } from './tones.ts';

const red = oklch(0.56, 0.13, 25);
const navy = oklch(0.3, 0.06, 262);
const white = oklch(0.95, 0.012, 85);

const lightnessOf = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);

describe('shadowOf', () => {
  it('is darker and turns at most ten degrees towards violet', () => {
    const shadow = shadowOf(red);
    expect(shadow.l).toBeLessThan(red.l);
    expect(shadow.h).toBeCloseTo(15);
  });

  it('keeps a near-neutral white warm instead of turning it lavender', () => {
    expect(shadowOf(white).h).toBe(60);
    expect(shadowOf(white).c).toBeLessThan(0.02);
  });
});

describe('lightOf', () => {
  it('is paler and turns towards yellow', () => {
    expect(lightOf(red).l).toBeGreaterThan(red.l);
    expect(lightOf(red).h).toBeCloseTo(31);
  });
});

describe('inkOf', () => {
  it('is lighter than dark cloth and darker than light cloth', () => {
    expect(lightnessOf(inkOf(white))).toBeLessThan(200);
    expect(lightnessOf(inkOf(navy))).toBeGreaterThan(0x20);
  });
});

describe('tone', () => {
  it('keeps lightness within 0–1', () => {
    expect(tone(white, 0.2).l).toBe(1);
    expect(tone(navy, -0.9).l).toBe(0);
  });
});
