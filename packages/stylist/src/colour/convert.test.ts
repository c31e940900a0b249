import { describe, expect, it } from 'vitest';
import { oklch, toHex } from './convert.ts';

describe('toHex', () => {
  it('gives the sRGB primaries for their OKLCH coordinates', () => {
    expect(toHex({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000');
    expect(toHex({ l: 0.86644, c: 0.294827, h: 142.4953 })).toBe('#00ff00');
    expect(toHex({ l: 0.452014, c: 0.313214, h: 264.052 })).toBe('#0000ff');
  });

  it('gives black and white at the ends of lightness', () => {
    expect(toHex(oklch(0, 0, 0))).toBe('#000000');
    expect(toHex(oklch(1, 0, 0))).toBe('#ffffff');
  });

  it('reduces chroma and keeps lightness when the colour is outside sRGB', () => {
    const outside = toHex(oklch(0.7, 0.4, 200));
    expect(outside).toMatch(/^#[0-9a-f]{6}$/);
    expect(outside).toBe(toHex(oklch(0.7, 0.35, 200)));
    expect(outside).not.toBe(toHex(oklch(0.7, 0.05, 200)));
  });

  it('takes lightness beyond 0–1 as its nearest end', () => {
    expect(toHex(oklch(1.2, 0.1, 30))).toBe('#ffffff');
    expect(toHex(oklch(-0.1, 0, 30))).toBe('#000000');
  });
});

describe('oklch', () => {
  it('brings any hue into 0–360', () => {
    expect(oklch(0.5, 0.1, -30).h).toBe(330);
    expect(oklch(0.5, 0.1, 725).h).toBe(5);
  });
});
