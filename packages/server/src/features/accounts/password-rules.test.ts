import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { checkNewPassword } from './password-rules.ts';

const check = (password: string, person: { email?: string; displayName?: string } = {}) =>
  checkNewPassword({ email: 'ada@example.com', weakText: 'weak', ...person, password });

describe('isCommonPassword', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'P@$$w0rd123',
    'Welcome1!',
    'Welcome@2026',
    'Summer2026!',
    '!Winter2025',
    'Glow2026!',
    'GlowUp!!',
    'Qwerty123!',
    'Qwertyuiop!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq12wsx!',
    'Abc12345!',
    'Aa123456!',
    'Abcd1234!',
    'A1b2c3d4!',
    'Iloveyou!',
    'I.love.you1',
    'Admin@123',
    'Adm1n1strator!',
    'Monkey12!',
    'Dragon!!1',
    'L3tM31n!!',
    'Hello World!',
    'PasswordPassword1!',
    'Test1234!',
    'Aaaaaaa!',
    'Aa1!Aa1!',
    'Fashion#1',
    'Wardrobe!7',
    'Ｐassword1!',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Velvet-Otter-12',
    'Correct horse battery!',
    'Tr0ub4dor&3',
    'ÄÖÜäöü12👗',
    'x7$Kq!mZ2p',
    'Sommerregen-im-Wald',
  ])('does not know %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('checkNewPassword', () => {
  // @spec 9.10
  it('takes eight signs with an upper-case letter and a special one, and nothing that lacks one of the three', () => {
    for (const password of ['Vexing-7', 'ÄÖ-üxyzq', 'vexing👗Q']) expect(() => check(password)).not.toThrow();
    for (const password of ['Vexin-7', 'vexing-7', 'Vexing77', 'Vexing 7', '', 'ÄÖÜäöüß1'])
      expect(() => check(password), password).toThrow('weak');
  });

  it.each([
    ['Ada@example.com1', {}],
    ['Lovelace!', { displayName: 'Ada Lovelace' }],
    ['!Lovelace99', { displayName: 'Ada Lovelace' }],
    ['Augusta.King1', { email: 'augusta.king@example.com' }],
  ])('finds %j made of the person', (password, person) => {
    expect(() => check(password, person)).toThrow(/not made of your name/);
  });

  it.each([
    ['Adamant-Otter-12', {}],
    ['Lovelace-and-otters!', { displayName: 'Ada Lovelace' }],
    ['Velvet-Otter-12', { displayName: '' }],
  ])('takes %j, of which a name is only a part', (password, person) => {
    expect(() => check(password, person)).not.toThrow();
  });

  it('finds a common one common and one of more than 1024 bytes too long, and cuts none off', () => {
    expect(() => check('Password1!')).toThrow(/first that anyone would try/);
    expect(() => check(`V!${'ﷺ'.repeat(1000)}`)).toThrow(/shorter/);
    expect(() => check(`Vx!${'abcdefgh'.repeat(120)}`)).not.toThrow();
  });
});
