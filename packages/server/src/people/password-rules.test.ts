import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const check = (password: string) => checkNewPassword(password, 'weak');

describe('checkNewPassword', () => {
  // @spec 9.10 Password: minimum 8 characters, one uppercase, one special character.
  it('takes eight characters with an upper-case letter and a special one, and nothing that lacks one of the three', () => {
    for (const password of ['Vexing-7', 'ÄÖ-üxyzq', 'vexing👗Q']) expect(() => check(password)).not.toThrow();
    for (const password of ['Vexin-7', 'vexing-7', 'Vexing77', 'Vexing 7', '', 'ÄÖÜäöüß1'])
      expect(() => check(password), password).toThrow('weak');
  });

  it.each(['Password1!', 'Passw0rd!23', 'Qwerty123!', 'Aaaaaaa!', 'ABCDEFG!', 'Glow-Pass-2026!'])(
    'takes %s, as common as it is',
    (password) => {
      expect(() => check(password)).not.toThrow();
    },
  );

  it('takes up to 1024 bytes, and cuts none off', () => {
    expect(() => check(`V!${'x'.repeat(1022)}`)).not.toThrow();
    expect(() => check(`V!${'x'.repeat(1023)}`)).toThrow('Please choose a shorter password.');
    expect(() => check(`V!${'ﷺ'.repeat(1000)}`)).toThrow('Please choose a shorter password.');
  });
});
