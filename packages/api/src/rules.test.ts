import { describe, expect, it } from 'vitest';
import {
  isEmail,
  isStrongPassword,
  normaliseAnswer,
  normaliseEmail,
  searchTotalMax,
  withoutTrailingSlashes,
} from './rules.ts';

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', 'ü@ö.de', 'a@b..c', 'a@.b.c'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    'a b@c.de',
    '@b.co',
    'a@b.',
    'a@.b',
    'a@b@c.d',
    'a@@b.co',
    ' a@b.co',
    'a\u202e@b.co',
    'a@b\u200b.co',
    'a@b.c\u00ado',
    'a\u3164@b.co',
    'a@b\ufe0f.co',
    'a@b.c\u034fo',
    'a\u0007@b.co',
    'a\ufff9@b.co',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('isEmail, of long addresses,', () => {
  it('takes 254 characters of what is stored', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
    expect(isEmail(`${'\u0958'.repeat(124)}@b.co`)).toBe(true);
    expect(isEmail(`${'\u0958'.repeat(125)}@b.co`)).toBe(false);
  });
});

describe('isStrongPassword', () => {
  it.each(['Password!', 'ÄÖÜäöü12👗', 'a b c D e!'])('takes %s', (text) => {
    expect(isStrongPassword(text)).toBe(true);
  });

  it.each([
    ['seven code points', 'Passwo!'],
    ['no upper case', 'password!'],
    ['no special character', 'Password1'],
    ['white space for a special character', 'Password 1'],
  ])('refuses %s', (_, text) => {
    expect(isStrongPassword(text)).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it('makes spellings of one address equal', () => {
    expect(normaliseEmail('  ADA@Example.org ')).toBe('ada@example.org');
    expect(normaliseEmail('u\u0308@b.co')).toBe(normaliseEmail('ü@b.co'));
  });

  it('changes nothing the second time', () => {
    for (const text of ['J\u030c@b.co', 'İ@b.co', '\u212b@b.co', '\u0958@b.co', 'ΣΑΣ@b.co']) {
      const once = normaliseEmail(text);
      expect(normaliseEmail(once), text).toBe(once);
    }
  });
});

describe('searchTotalMax', () => {
  it('is lower for a text of one or two characters', () => {
    expect(['a', ' a7 ', '😀é'].map(searchTotalMax)).toEqual([1000, 1000, 1000]);
    expect(['ada', 'a@b.co'].map(searchTotalMax)).toEqual([10_000, 10_000]);
  });
});

describe('withoutTrailingSlashes', () => {
  it.each([
    ['', ''],
    ['///', ''],
    ['https://glow.example', 'https://glow.example'],
    ['https://glow.example/a///', 'https://glow.example/a'],
    [`${'/'.repeat(15_000)}x`, `${'/'.repeat(15_000)}x`],
  ])('takes them off the end alone', (address, expected) => {
    expect(withoutTrailingSlashes(address)).toBe(expected);
  });
});

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
