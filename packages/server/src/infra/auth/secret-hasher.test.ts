import { describe, expect, it } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
import { createMetrics } from '../metrics.ts';
import { createSecretHasher } from './secret-hasher.ts';

const metrics = createMetrics();
const hasher = await createSecretHasher({ answerPepper: Buffer.alloc(32, 1) }, metrics);

describe('createSecretHasher', () => {
  it('salts, so that the same secret never has the same hash twice', async () => {
    expect(await hasher.hashPassword('Velvet')).not.toBe(await hasher.hashPassword('Velvet'));
    expect(await hasher.hashAnswer('velvet')).not.toBe(await hasher.hashAnswer('velvet'));
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
