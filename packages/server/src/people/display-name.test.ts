import { describe, expect, it } from 'vitest';
import { cleanDisplayName } from './display-name.ts';

describe('cleanDisplayName', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\r\nSet-Cookie: a', 'Ada Set-Cookie: a'],
    ['Ada\u202egnp.exe', 'Adagnp.exe'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['👩‍🚀 Ada', '👩‍🚀 Ada'],
    ['Ame\u0301lie', 'Amélie'],
    ['', ''],
  ])('keeps %j as %j', (typed, kept) => {
    expect(cleanDisplayName(typed)).toBe(kept);
  });
});
