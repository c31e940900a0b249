import { rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/test-folder.ts';
import { refuseLostDatabase } from './lost-database.ts';

describe('refuseLostDatabase', () => {
  let dataDirectory: string;
  let file: string;
  beforeEach(async () => {
    dataDirectory = await createTestFolder();
    file = join(dataDirectory, 'glow.sqlite');
  });

  const start = () => refuseLostDatabase({ dataDirectory, database: { kind: 'sqlite', file } });
  const settle = async () => {
    const secret = join(dataDirectory, 'secret');
    await writeFile(secret, 'x');
    await writeFile(file, 'a database');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(secret, yesterday, yesterday);
  };

  it('lets a first start continue, also in a folder where one was broken off just now', async () => {
    await start();
    await writeFile(join(dataDirectory, 'secret'), 'x');
    await start();
  });

  it('lets an installation start that has its database', async () => {
    await settle();
    await start();
  });

  it.each([
    ['missing', (path: string) => rm(path)],
    ['empty', (path: string) => truncate(path)],
  ])('refuses one whose database is %s, and says what to do', async (_what, lose) => {
    await settle();
    await lose(file);
    await expect(start()).rejects.toThrow(/whose database is missing or empty: put glow\.sqlite back/);
  });

  it('refuses one that was moved to PostgreSQL, and leaves PostgreSQL alone', async () => {
    await writeFile(join(dataDirectory, 'secret'), 'x');
    await writeFile(join(dataDirectory, 'moved-to-postgres.sqlite'), 'a database');
    await expect(start()).rejects.toThrow(/set DATABASE_URL/);
    await refuseLostDatabase({ dataDirectory, database: { kind: 'postgres', url: 'postgres://db/glow' } });
  });
});
