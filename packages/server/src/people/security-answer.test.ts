import { describe, expect, it } from 'vitest';
import { checkNewAnswer } from './security-answer.ts';

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
