import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { clothByLight } from './cloth-by-light.ts';

const BLACK: Cloth = { name: 'plain', colour: oklch(0.26, 0.012, 285) };
const IVORY: Cloth = { name: 'satin', colour: oklch(0.945, 0.016, 88), second: oklch(0.26, 0.012, 285) };
const RED: Cloth = { name: 'wool', colour: oklch(0.5, 0.16, 25) };

describe('clothByLight', () => {
  it('cools black where the light is warm', () => {
    const { colour } = clothByLight(BLACK, 'bounce');
    expect(colour.h).toBeGreaterThan(220);
    expect(colour.h).toBeLessThan(285);
  });

  it('warms ivory against the dusk, and leaves its black trim', () => {
    const { colour, second } = clothByLight(IVORY, 'rim');
    expect(colour.c).toBeGreaterThan(0.03);
    expect(colour.h).toBeCloseTo(96, -1);
    expect(second).toEqual(IVORY.second);
  });

  it('gives colours back what the dusk takes, and leaves them in other lights', () => {
    for (const light of ['bounce', 'shade'] as const)
      expect(clothByLight(RED, light).colour).toEqual(RED.colour);
    const { l, c, h } = clothByLight(RED, 'rim').colour;
    expect(l).toBeGreaterThan(RED.colour.l);
    expect(c).toBeGreaterThan(RED.colour.c * 1.1);
    expect(h).toBe(RED.colour.h);
    expect(clothByLight(BLACK, 'rim').colour).toEqual(BLACK.colour);
  });

  it('leaves every cloth by day', () => {
    expect(clothByLight(IVORY, 'day')).toEqual(IVORY);
    expect(clothByLight(RED, 'day')).toEqual(RED);
  });
});
