import { describe, expect, it } from 'vitest';
import { untilAutoOpenMs } from './use-arrival.ts';

describe('untilAutoOpenMs', () => {
  it('counts the five seconds from the arrival, not from when script came', () => {
    expect(untilAutoOpenMs(0, 0)).toBe(5000);
    expect(untilAutoOpenMs(0, 1200)).toBe(3800);
    expect(untilAutoOpenMs(60_000, 60_010)).toBe(4990);
  });

  it('is at once when script came later than that', () => {
    expect(untilAutoOpenMs(0, 7000)).toBe(0);
  });
});
