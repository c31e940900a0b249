import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { closestShape, type GirthTexts, isInCentimetres, readGirths } from './girths.ts';

/** From inches, in which the rules are written. */
const shapeOf = (bust: number, waist: number, hip: number, highHip?: number) =>
  closestShape({
    bust: bust * 2.54,
    waist: waist * 2.54,
    hip: hip * 2.54,
    highHip: highHip && highHip * 2.54,
  });

describe('closestShape', () => {
  it.each<[string, BodyShape, [number, number, number, number?]]>([
    ['bust and hip alike over a narrower waist', 'Hourglass', [36, 26, 37]],
    ['a fuller bust over a narrower waist', 'Hourglass', [40, 28, 36]],
    ['fuller hips with a low high hip', 'Hourglass', [36, 28, 41, 32]],
    ['fuller hips with a shelf at the high hip', 'Pear', [36, 28, 41, 36]],
    ['fuller hips and no high hip', 'Pear', [36, 28, 41]],
    ['fuller hips and little waist', 'Pear', [36, 32, 40.5]],
    ['slightly fuller hips with a shelf', 'Pear', [36, 30, 38.5, 37]],
    ['a fuller bust and little waist', 'Inverted Triangle', [40, 33, 36]],
    ['all much alike', 'Rectangle', [36, 30, 37]],
    ['a waist within two inches of the wider of the two', 'Round', [42, 41, 42.5]],
    ['a waist wider than both', 'Round', [42, 46, 42]],
    // Borders, in inches: what is named last still counts, a tenth beyond does not.
    ['a bust one inch over the hip, waist nine below the bust', 'Hourglass', [37, 28, 36]],
    ['a waist 8.9 below the bust', 'Rectangle', [37, 28.1, 36]],
    ['a bust 1.1 over the hip, waist nine below the bust', 'Hourglass', [37.1, 28.1, 36]],
    ['a bust 1.1 over the hip, waist 8.6 below the bust', 'Rectangle', [34.1, 25.5, 33]],
    ['a hip 3.5 over the bust, waist ten below the hip', 'Hourglass', [33.5, 27, 37]],
    ['a hip 3.6 over the bust, and no high hip', 'Pear', [33.4, 27, 37]],
    ['a hip 9.9 below the waist and even', 'Rectangle', [36, 27.1, 37]],
    ['a bust 3.6 over the hip', 'Inverted Triangle', [39.6, 33, 36]],
    ['a bust 3.5 over the hip', 'Rectangle', [39.5, 33, 36]],
    ['a waist two inches below both', 'Round', [40, 38, 40]],
    ['a waist 2.1 below both', 'Rectangle', [40.1, 38, 40.1]],
  ])('takes %s for %s', (_, shape, [bust, waist, hip, highHip]) => {
    expect(shapeOf(bust, waist, hip, highHip)).toBe(shape);
  });

  it('finds a shape for every girth that a tape can show', () => {
    const girths = Array.from({ length: 14 }, (_, step) => 50 + step * 15);
    const found = new Set<BodyShape>();
    for (const bust of girths) {
      for (const waist of girths) {
        for (const hip of girths) {
          for (const highHip of [undefined, waist * 1.1, waist * 1.3]) {
            found.add(closestShape({ bust, waist, hip, highHip }));
          }
        }
      }
    }
    expect([...found].sort()).toEqual([...BODY_SHAPES].sort());
  });
});

const TYPED: GirthTexts = { bust: '90', waist: '70', hip: '98', highHip: '' };

describe('readGirths', () => {
  it('reads centimetres, and leaves out a high hip that is not there', () => {
    expect(readGirths(TYPED, 'cm')).toEqual({ state: 'read', girths: { bust: 90, waist: 70, hip: 98 } });
  });

  it('reads inches as centimetres', () => {
    const reading = readGirths({ bust: '36', waist: '28', hip: '38', highHip: '34' }, 'in');
    if (reading.state !== 'read') throw new Error(reading.state);
    expect(reading.girths.bust).toBeCloseTo(91.44);
    expect(reading.girths.highHip).toBeCloseTo(86.36);
  });

  it('takes a comma for a point, and blanks around', () => {
    expect(readGirths({ ...TYPED, bust: ' 90,5 ' }, 'cm')).toMatchObject({ girths: { bust: 90.5 } });
  });

  it('waits for bust, waist and hips', () => {
    expect(readGirths({ ...TYPED, waist: '' }, 'cm')).toEqual({ state: 'incomplete' });
  });

  it.each(['12', '300', '-80', 'NaN', 'ninety', '9 0'])('does not take %s for a girth', (bust) => {
    expect(readGirths({ ...TYPED, bust }, 'cm')).toEqual({ state: 'out-of-range', names: ['bust'] });
  });

  it('knows the range of each unit', () => {
    expect(readGirths(TYPED, 'in')).toEqual({ state: 'read', girths: expect.anything() });
    expect(readGirths({ ...TYPED, bust: '40', hip: '3' }, 'cm')).toEqual({
      state: 'out-of-range',
      names: ['bust', 'hip'],
    });
  });
});

describe('isInCentimetres', () => {
  it.each([
    ['60', false],
    ['61', true],
    ['92,5', true],
    ['', false],
    ['ninety', false],
  ])('takes %s typed as inches for centimetres: %s', (text, expected) => {
    expect(isInCentimetres(text)).toBe(expected);
  });
});
