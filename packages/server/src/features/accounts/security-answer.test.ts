import { describe, expect, it } from 'vitest';
import { checkNewAnswer, normaliseAnswer } from './security-answer.ts';

describe('normaliseAnswer', () => {
  it.each([
    [' São  Paulo! ', 'sao paulo'],
    ['ＳＡＯ ＰＡＵＬＯ', 'sao paulo'],
    ['St. John’s', 'st john s'],
    ['Straße', 'strasse'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['東京', '東京'],
    ['서울', '서울'],
    ['🐙🐙🐙', '🐙🐙🐙'],
    ['...', '...'],
    [' !!! ', '!!!'],
    [' ？! ', '?!'],
    ['🍕!', '🍕'],
    ['\u200b \t', ''],
  ])('makes %j the same as %j', (typed, normalised) => {
    expect(normaliseAnswer(typed)).toBe(normalised);
  });

  it('changes nothing the second time', () => {
    for (const text of ['São Paulo', 'ΣΊΣΥΦΟΣ', 'İstanbul', 'ﬁsh & chips', '각하', 'मुंबई', '?! !', '…']) {
      const once = normaliseAnswer(text);
      expect(normaliseAnswer(once)).toBe(once);
    }
  });
});

describe('checkNewAnswer', () => {
  it.each(['Pizza', 'London', 'Rex', 'NY', '7', 'ada', 'password', 'none', '京', '🍕', '!!!', '?'])(
    'takes %j, as common or short as it is',
    (answer) => {
      expect(checkNewAnswer(answer)).toBe(answer.toLowerCase());
    },
  );

  it.each(['', ' ', ' \u00a0\t', '\u200b'])('refuses %j, in which nothing can be seen', (answer) => {
    expect(() => checkNewAnswer(answer)).toThrow('Please provide an answer to your security question.');
  });

  it('takes up to 1024 bytes', () => {
    expect(checkNewAnswer('x'.repeat(1024))).toHaveLength(1024);
    expect(() => checkNewAnswer('x'.repeat(1025))).toThrow('Please choose a shorter answer.');
    expect(() => checkNewAnswer('ﷺ'.repeat(60))).toThrow('Please choose a shorter answer.');
  });
});
