import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { BUILDS } from '#outfit.ts';
import { measuresOf } from './body-shapes.ts';

describe('measuresOf', () => {
  it.each(BODY_SHAPES)('gives a masculine %s broader shoulders over narrower hips', (bodyShape) => {
    const feminine = measuresOf({ bodyShape });
    const masculine = measuresOf({ bodyShape, presentation: 'masculine' });
    expect(masculine.shoulder).toBeGreaterThan(feminine.shoulder);
    expect(masculine.hip / masculine.shoulder).toBeLessThan(feminine.hip / feminine.shoulder);
  });

  it('puts a neutral figure half way between the two', () => {
    const neutral = measuresOf({ bodyShape: 'Rectangle', presentation: 'neutral' });
    expect(neutral.shoulder).toBeCloseTo((0.745 + 0.85) / 2, 6);
  });

  it.each(BODY_SHAPES)('grows a %s from slight to large', (bodyShape) => {
    const hips = BUILDS.map((build) => measuresOf({ bodyShape, build }).hip);
    expect(hips).toEqual([...hips].sort((a, b) => a - b));
    expect(new Set(hips).size).toBe(BUILDS.length);
  });

  it('makes large a size 26: 1.4 times the hips of a 12 and half as much waist again', () => {
    const medium = measuresOf({ bodyShape: 'Rectangle' });
    const large = measuresOf({ bodyShape: 'Rectangle', build: 'large' });
    expect(large.hip / medium.hip).toBeGreaterThanOrEqual(1.39);
    expect(large.waist / medium.waist).toBeGreaterThanOrEqual(1.5);
  });

  it('rounds a pregnant waist', () => {
    const { waist } = measuresOf({ bodyShape: 'Rectangle', pregnancy: 'visible' });
    expect(waist).toBeGreaterThan(1.2 * measuresOf({ bodyShape: 'Rectangle' }).waist);
  });
});
