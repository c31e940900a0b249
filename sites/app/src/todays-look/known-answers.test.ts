import { describe, expect, it } from 'vitest';
import { knownAnswers } from './known-answers.ts';
import { localDate } from './local-date.ts';

const tagged = (...tags: string[]) => ({ tags });

describe('knownAnswers', () => {
  it('is the style and the shape of most looks', () => {
    const looks = [
      tagged('Casual', 'Pear', 'hot'),
      tagged('Formal', 'Party', 'Pear', 'cold'),
      tagged('Party', 'Round'),
    ];
    expect(knownAnswers(looks)).toEqual({ styles: ['Party'], bodyShapes: ['Pear'] });
  });

  it('is the first of the vocabulary among equals, so that the order of the looks decides nothing', () => {
    const looks = [tagged('Party', 'Round'), tagged('Casual', 'Pear')];
    expect(knownAnswers(looks)).toEqual(knownAnswers(looks.toReversed()));
  });

  it('leaves out what no look says', () => {
    expect(knownAnswers([])).toEqual({});
    expect(knownAnswers([tagged('sunny')])).toEqual({});
    expect(knownAnswers([tagged('Sporty')])).toEqual({ styles: ['Sporty'] });
  });
});

describe('localDate', () => {
  it('is the day of the clock on the wall', () => {
    expect(localDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 10, 24, 23, 59, 59))).toBe('2026-11-24');
  });
});
