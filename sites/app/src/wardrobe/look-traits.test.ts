import { describe, expect, it } from 'vitest';
import { traitsLine } from './look-traits.messages.ts';
import { traitsOf } from './look-traits.ts';

const lineOf = (...tags: readonly string[]) => traitsLine(traitsOf(tags)).replaceAll('\u00a0', ' ');

describe('traitsLine', () => {
  it.each([
    [['Formal', 'Pear', 'Hot'], 'For warm days · dressed up'],
    [['Formal', 'Party', 'Inverted Triangle', 'cold'], 'For cool days · dressed up · for a party'],
    [['casual', 'Casual', 'sunny', 'hot'], 'For warm days · easy'],
    [['Hourglass'], ''],
    [['  linen ', 'Linen', ''], 'Linen'],
  ])('says %j in words, each once and never a body shape', (tags, line) => {
    expect(lineOf(...tags)).toBe(line);
  });
});
