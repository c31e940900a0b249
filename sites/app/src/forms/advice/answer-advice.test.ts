import { SECURITY_QUESTIONS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { isEasyAnswer } from './answer-advice.ts';
import { ANSWERS_TO_ANYTHING, COMMON_ANSWERS } from './common-answers.ts';

const NAMES = ['ada@example.com', 'ada', 'Ada Lovelace', ''];

describe('isEasyAnswer', () => {
  it.each([
    ['favorite_food', 'Pizza'],
    ['favorite_food', ' SUSHI. '],
    ['favorite_food', 'Phở'],
    ['birth_city', 'New York'],
    ['birth_city', 'NY'],
    ['birth_city', '서울'],
    ['first_pet', 'BELLA!'],
    ['first_pet', 'My first pet'],
    ['first_pet', '7'],
    ['first_pet', 'aaaaaa'],
    ['first_pet', '!!!'],
    ['first_pet', '🍕'],
    ['first_pet', "I don't know"],
    ['first_pet', 'ada lovelace'],
    ['', 'London'],
  ])('finds for %j the answer %j easy', (question, answer) => {
    expect(isEasyAnswer(question, answer, NAMES)).toBe(true);
  });

  it.each(['Quibbleworth', 'Zwiebelrostbraten', 'a dog named Blue', '京都府', '', '  '])(
    'finds %j not easy',
    (answer) => {
      expect(isEasyAnswer('first_pet', answer, NAMES)).toBe(false);
    },
  );

  it('finds whatever its lists hold, however it is written', () => {
    for (const { value } of SECURITY_QUESTIONS) {
      expect(COMMON_ANSWERS[value].size).toBeGreaterThan(100);
      for (const answer of [...COMMON_ANSWERS[value], ...ANSWERS_TO_ANYTHING])
        expect(isEasyAnswer(value, ` ${answer.toUpperCase()} `, []), answer).toBe(true);
    }
  });
});
