import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/test-folder.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';
import { readOrMakeSecretFile, readSecret, writeSecret } from './secret-file.ts';

const secretIn = async (...folders: string[]) => join(await createTestFolder(), ...folders, 'secret');

describe('readOrMakeSecretFile', () => {
  it('makes a secret of 32 bytes and its folder, leaves nothing else there, and finds it again', async () => {
    const path = await secretIn('new', 'folder');
    const made = await readOrMakeSecretFile(path);
    expect(made).toHaveLength(32);
    expect(await readdir(join(path, '..'))).toEqual(['secret']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readOrMakeSecretFile(path)).toEqual(made);
  });

  it('makes one for all that start at once', async () => {
    const path = await secretIn();
    const made = await Promise.all(Array.from({ length: 5 }, () => readOrMakeSecretFile(path)));
    for (const secret of made) expect(secret).toEqual(made[0]);
    expect(await readdir(join(path, '..'))).toEqual(['secret']);
  });

  it('throws where the folder cannot be made', async () => {
    const file = await secretIn();
    await writeFile(file, 'x');
    await expect(readOrMakeSecretFile(join(file, 'secret'))).rejects.toThrow(/ENOTDIR/);
  });
});

describe('readSecret', () => {
  it('returns nothing where there is no file', async () => {
    expect(await readSecret(await secretIn())).toBeUndefined();
  });

  it('takes 32 bytes and more, with or without a line end', async () => {
    const path = await secretIn();
    for (const [length, end] of [
      [32, '\n'],
      [33, ''],
    ] as const) {
      const secret = randomBytes(length);
      await writeFile(path, ` ${secret.toString('base64url')}${end}`);
      expect(await readSecret(path)).toEqual(secret);
    }
  });

  it('refuses a file that holds less, and says what to do', async () => {
    const path = await secretIn();
    await writeFile(path, randomBytes(31).toString('base64url'));
    const error: unknown = await readSecret(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty(
      'message',
      `${path} is empty or damaged: it must hold 32 bytes; put that file back from a backup.`,
    );
  });

  it('throws what else goes wrong', async () => {
    const path = await secretIn();
    await mkdir(path);
    await expect(readSecret(path)).rejects.toThrow(/EISDIR/);
  });
});

describe('writeSecret', () => {
  it('writes a line that only the owner may read', async () => {
    const path = await secretIn();
    const secret = randomBytes(32);
    await writeSecret(path, secret);
    expect(await readFile(path, 'utf8')).toBe(`${secret.toString('base64url')}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('writes over no file', async () => {
    const path = await secretIn();
    await writeFile(path, 'known');
    await expect(writeSecret(path, randomBytes(32))).rejects.toThrow(/EEXIST/);
    expect(await readFile(path, 'utf8')).toBe('known');
  });
});
