import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/test-folder.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';
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

  it.each([
    ['refuses one without a database whose folder holds pictures', 'blobs/uploads', true],
    ['takes hidden files among its pictures for none', 'blobs/.tmp', false],
    ['takes an empty folder of pictures for none', 'blobs', false],
  ])('%s', async (_what, folder, isLost) => {
    await writeFile(join(dataDirectory, 'secret'), 'x');
    await mkdir(join(dataDirectory, folder), { recursive: true });
    await (isLost ? expect(start()).rejects.toThrow(DatabaseOpenError) : start());
  });

  it('takes a first start that was broken off within a minute for one', async () => {
    const secret = join(dataDirectory, 'secret');
    await writeFile(secret, 'x');
    const aged = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await utimes(secret, aged(50), aged(50));
    await start();
    await utimes(secret, aged(61), aged(61));
    await expect(start()).rejects.toThrow(
      `${dataDirectory} holds the secret of an installation whose database is missing or empty: put glow.sqlite back ` +
        'from a backup, set DATABASE_URL where it was moved to PostgreSQL, or name a new GLOW_DATA_DIR to start anew.',
    );
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
