import { describe, expect, it } from 'vitest';
import { hashOfRecoveryCode, isRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

describe('makeRecoveryCode', () => {
  it('has five groups of five signs of Crockford’s base 32, which are 125 bits', () => {
    const codes = Array.from({ length: 200 }, makeRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });
});

describe('isRecoveryCode', () => {
  const known = hashOfRecoveryCode('01A2B-3C4D5-6E7F8-9G0H1-J2K3M');

  it.each([
    '01A2B-3C4D5-6E7F8-9G0H1-J2K3M',
    '01a2b3c4d56e7f89g0h1j2k3m',
    ' o1A2B 3C4D5 6E7F8 9GOHl J2K3M ',
    'oIa2b—3c4d5—6e7f8—9g0hi—j2k3m',
  ])('takes %j, however it is spaced or misread', (typed) => {
    expect(isRecoveryCode(typed, known)).toBe(true);
  });

  it.each(['', '01A2B-3C4D5-6E7F8-9G0H1-J2K3N', '01A2B', 'Quibbleworth'])('refuses %j', (typed) => {
    expect(isRecoveryCode(typed, known)).toBe(false);
  });

  it('is never right where there is none, not even for nothing', () => {
    for (const none of [null, undefined]) {
      expect(isRecoveryCode('', none)).toBe(false);
      expect(isRecoveryCode('01A2B-3C4D5-6E7F8-9G0H1-J2K3M', none)).toBe(false);
    }
  });
});
