import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { advisePassword } from './password-advice.ts';

const OWNER = { email: 'ada@example.com', displayName: 'Ada Lovelace' };

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

describe('advisePassword', () => {
  it('says nothing before the rule is met', () => {
    for (const password of ['', 'password', 'Password1', 'Vex-7']) {
      expect(advisePassword(password, OWNER)).toBeUndefined();
    }
  });

  it.each([
    ['Password1!', 'common'],
    ['Ada@example.com1', 'personal'],
    ['Lovelace!', 'personal'],
    ['!Lovelace99', 'personal'],
    ['Vexing-7', 'fair'],
    ['Adamant-Otter', 'fair'],
    ['Velvet-Otter-12', 'strong'],
    ['Lovelace-and-otters!', 'strong'],
  ] as const)('finds %s %s', (password, advice) => {
    expect(advisePassword(password, OWNER)).toBe(advice);
  });

  it('knows nobody by an empty form', () => {
    expect(advisePassword('Velvet-Otter-12', { email: '', displayName: '' })).toBe('strong');
  });
});
