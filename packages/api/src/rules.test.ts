import { describe, expect, it } from 'vitest';
import { isEmail, isStrongPassword, normaliseEmail, withoutTrailingSlashes } from './rules.ts';

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', 'ü@ö.de', 'a@b..c', 'a@.b.c'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'a', 'a@b', 'a b@c.de', '@b.co', 'a@b.', 'a@.b', 'a@b@c.d', 'a@@b.co', ' a@b.co'])(
    'refuses %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
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
