import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import { darkOf } from '#colour/tones.ts';
import { deepToneOf } from './deep-tone.ts';

const IVORY = oklch(0.945, 0.016, 88);
const RED = oklch(0.45, 0.15, 25);

describe('deepToneOf', () => {
  it('shades pale satin in its own colour, and not in grey', () => {
    expect(deepToneOf({ name: 'satin', colour: IVORY })).not.toBe(darkOf(IVORY));
  });

  it('shades sand in sand, and not in mustard', () => {
    const sand = oklch(0.82, 0.055, 85);
    expect(deepToneOf({ name: 'satin', colour: sand })).toBe(toHex(oklch(0.48, 0.083, 85)));
  });

  it('shades every other cloth in its dark', () => {
    expect(deepToneOf({ name: 'plain', colour: IVORY })).toBe(darkOf(IVORY));
    expect(deepToneOf({ name: 'satin', colour: RED })).toBe(darkOf(RED));
  });
});
