import { describe, expect, it } from 'vitest';
import { byteSize } from './byte-size.ts';
import { dateTexts } from './short-date.ts';

describe('dateTexts', () => {
  // @spec 2.admin.4 Dates are shown with 2-digit day and month and numeric year.
  it('has a numeric year, a 2-digit month and a 2-digit day, in an order that cannot be misread', () => {
    expect(dateTexts('2026-03-07T12:00:00.000Z')?.short).toBe('2026-03-07');
  });

  it('is nothing where there is no date', () => {
    expect(dateTexts('soon')).toBeUndefined();
  });
});

describe('byteSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_600, '1.0 MB'],
    [15_728_640, '16 MB'],
    [2_300_000_000, '2.3 GB'],
  ])('says %d as %s', (bytes, text) => {
    expect(byteSize(bytes)).toBe(text);
  });
});
