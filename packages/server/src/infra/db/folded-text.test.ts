import { describe, expect, it } from 'vitest';
import { containsPattern, foldText } from './folded-text.ts';

describe('foldText', () => {
  it('makes texts equal that differ in case, marks, width or composition', () => {
    for (const text of [
      'Crème Brûlée',
      'creme brulee',
      'CRE\u0300ME BRU\u0302LE\u0301E',
      ' ｃｒｅｍｅ brulee ',
    ]) {
      expect(foldText(text)).toBe('creme brulee');
    }
  });

  it('keeps what is neither mark nor case', () => {
    expect(foldText('50 % — 👗/日本')).toBe('50 % — 👗/日本');
  });
});

describe('containsPattern', () => {
  it('escapes the wildcards and the escape itself', () => {
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});
