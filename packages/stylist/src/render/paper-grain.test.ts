import { describe, expect, it } from 'vitest';
import { layPaperGrain } from './paper-grain.ts';

const SIDE = 240;

function flat(value: number): Uint8Array {
  return new Uint8Array(SIDE * SIDE * 4).map((_, i) => (i % 4 === 3 ? 255 : value));
}

function grained(value: number): Uint8Array {
  const pixels = flat(value);
  layPaperGrain(pixels, SIDE, SIDE);
  return pixels;
}

const red = (pixels: Uint8Array) => pixels.filter((_, i) => i % 4 === 0);
const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('layPaperGrain', () => {
  it('is visible on a flat grey and keeps its mean', () => {
    const values = red(grained(128));
    expect(Math.abs(mean(values) - 128)).toBeLessThan(2);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(10);
  });

  it('leaves black, white and alpha as they are', () => {
    expect(red(grained(0)).every((value) => value === 0)).toBe(true);
    expect(red(grained(255)).every((value) => value === 255)).toBe(true);
    expect(grained(128).every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  it('is the same every time', () => {
    expect(grained(90)).toEqual(grained(90));
  });
});
