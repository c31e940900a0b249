import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';

describe('openSqlite', () => {
  it('writes ahead, to the disk at every commit, and keeps references whole', async () => {
    const { queries, close } = await createTestDatabase('sqlite');
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(queries)).rows[0] ?? {},
      )[0];
    const FULL = 2;
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(FULL);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
    await close();
  });

  it('says in one sentence which file is no database', async () => {
    const { config, remove } = await createEmptyDatabase('sqlite');
    if (config.kind !== 'sqlite') throw new Error('Not SQLite');
    await writeFile(config.file, 'not a database, '.repeat(100));
    const error = await openDatabase(config).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty('message', expect.stringContaining(config.file));
    await remove();
  });
});
