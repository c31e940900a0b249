import { SECURITY_QUESTIONS, type SecurityQuestion } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { ANSWERS_TO_ANYTHING, COMMON_ANSWERS } from './common-answers.ts';
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
    ['...', ''],
    ['\u200b \t', ''],
  ])('makes %j the same as %j', (typed, normalised) => {
    expect(normaliseAnswer(typed)).toBe(normalised);
  });

  it('changes nothing the second time', () => {
    for (const text of ['São Paulo', 'ΣΊΣΥΦΟΣ', 'İstanbul', 'ﬁsh & chips', '각하', 'मुंबई']) {
      const once = normaliseAnswer(text);
      expect(normaliseAnswer(once)).toBe(once);
    }
  });
});

describe('checkNewAnswer', () => {
  const check = (answer: string, question: SecurityQuestion = 'first_pet') =>
    checkNewAnswer({
      question,
      answer,
      personal: ['ada@example.com', 'ada', 'Ada Lovelace', 'Velvet-Otter-12'],
    });

  it.each(['Quibbleworth', 'Ko no Mi', '京都府', 'Zwiebelrostbraten', 'a dog named Blue'])(
    'takes %j',
    (answer) => {
      expect(check(answer)).toBe(normaliseAnswer(answer));
    },
  );

  it.each([
    ['favorite_food', 'Pizza'],
    ['favorite_food', ' SUSHI. '],
    ['favorite_food', 'Phở'],
    ['favorite_food', 'Fish & Chips'],
    ['birth_city', 'New York'],
    ['birth_city', 'München'],
    ['birth_city', '서울'],
    ['birth_city', 'Seoul'],
    ['birth_city', 'Mumbai'],
    ['first_pet', 'Max'],
    ['first_pet', 'BELLA!'],
    ['first_pet', 'My first pet'],
    ['birth_city', 'the city'],
    ['favorite_food', '123'],
    ['favorite_food', 'password'],
    ['first_pet', "I don't know"],
    ['first_pet', 'N/A'],
    ['first_pet', 'aaaaaa'],
  ] as const)('refuses for %s the answer %j, which a stranger tries first', (question, answer) => {
    expect(() => check(answer, question)).toThrow(/first that anyone would try/);
  });

  it.each(['ADA', 'Ada@Example.com', 'ada lovelace', 'velvet otter 12'])(
    'refuses %j, which is no secret',
    (answer) => {
      expect(() => check(answer)).toThrow(/not your name, your email address or your password/);
    },
  );

  it('refuses an answer of only punctuation as none, a short one and a huge one', () => {
    expect(() => check(' ?! ')).toThrow('Please provide an answer to your security question.');
    expect(() => check('Bo')).toThrow(/longer/);
    expect(() => check('ﷺ'.repeat(60))).toThrow(/shorter/);
  });

  it('refuses whatever the list holds, however it is written', () => {
    for (const { value } of SECURITY_QUESTIONS) {
      expect(COMMON_ANSWERS[value].size).toBeGreaterThan(100);
      for (const answer of [...COMMON_ANSWERS[value], ...ANSWERS_TO_ANYTHING]) {
        expect(() => check(` ${answer.toUpperCase()} `, value), answer).toThrow(/first that anyone/);
      }
    }
  });
});
