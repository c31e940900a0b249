import { describe, expect, it } from 'vitest';
import { type GirthTexts, readGirths } from './read-girths.ts';

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
    expect(readGirths({ ...TYPED, bust }, 'cm')).toEqual({ state: 'out-of-range' });
  });

  it('knows the range of each unit', () => {
    expect(readGirths(TYPED, 'in')).toEqual({ state: 'read', girths: expect.anything() });
    expect(readGirths({ ...TYPED, bust: '40' }, 'cm')).toEqual({ state: 'out-of-range' });
  });
});
