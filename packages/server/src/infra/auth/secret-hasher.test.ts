import { describe, expect, it } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
import { createMetrics } from '../metrics.ts';
import { createSecretHasher, isTooLong } from './secret-hasher.ts';

const metrics = createMetrics();
const hasher = await createSecretHasher({ answerPepper: Buffer.alloc(32, 1) }, metrics);

describe('createSecretHasher', () => {
  it('salts, so that the same secret never has the same hash twice', async () => {
    expect(await hasher.hashPassword('Velvet')).not.toBe(await hasher.hashPassword('Velvet'));
    expect(await hasher.hashAnswer('velvet')).not.toBe(await hasher.hashAnswer('velvet'));
  });

  it('costs what OWASP asks: Argon2id with 19 MiB, 2 passes and 1 lane', async () => {
    const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(await hasher.hashPassword('Velvet')).toMatch(cost);
    expect(await hasher.hashAnswer('velvet')).toMatch(cost);
  });

  it('measures each hash and each check', async () => {
    const before = await countArgon2({ dependencies: { metrics } });
    await hasher.isPassword('Velvet', await hasher.hashPassword('Velvet'));
    const after = await countArgon2({ dependencies: { metrics } });
    expect([after.hash - before.hash, after.verify - before.verify]).toEqual([1, 1]);
  });

  it('takes a password however the keyboard writes its characters', async () => {
    const known = await hasher.hashPassword('caf\u00e9');
    expect(await hasher.isPassword('cafe\u0301', known)).toBe(true);
    expect(await hasher.isPassword('cafe', known)).toBe(false);
  });

  it('peppers answers, so that a stolen table alone cannot be guessed at', async () => {
    const known = await hasher.hashAnswer('quibbleworth');
    const other = await createSecretHasher({ answerPepper: Buffer.alloc(32, 2) }, metrics);
    expect(await hasher.isAnswer('quibbleworth', known)).toBe(true);
    expect(await other.isAnswer('quibbleworth', known)).toBe(false);
    expect(await hasher.isPassword('quibbleworth', known)).toBe(false);
  });

  it('says no, after the same work, where there is nothing to check against', async () => {
    for (const text of ['', 'x', 'x'.repeat(5000)]) {
      const before = await countArgon2({ dependencies: { metrics } });
      expect(await hasher.isPassword(text, undefined)).toBe(false);
      expect(await hasher.isAnswer(text, undefined)).toBe(false);
      const after = await countArgon2({ dependencies: { metrics } });
      expect(after.verify - before.verify).toBe(2);
    }
  });

  it('cuts nothing off a long secret, and takes none beyond 1024 bytes', async () => {
    const long = 'x'.repeat(1023);
    const known = await hasher.hashPassword(`${long}y`);
    expect(await hasher.isPassword(`${long}y`, known)).toBe(true);
    expect(await hasher.isPassword(`${long}z`, known)).toBe(false);
    expect(await hasher.isPassword(`${long}yz`, known)).toBe(false);
    expect(await hasher.isPassword(long, known)).toBe(false);
  });
});

describe('isTooLong', () => {
  it('counts bytes, not characters, and takes 1024', () => {
    expect([isTooLong('x'.repeat(1024)), isTooLong('x'.repeat(1025))]).toEqual([false, true]);
    expect([isTooLong('é'.repeat(512)), isTooLong('é'.repeat(513))]).toEqual([false, true]);
  });
});
