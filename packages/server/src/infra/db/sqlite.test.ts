import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { isUnavailable } from './engine-errors.ts';
import { openDatabase } from './open-database.ts';
import { probeWriting } from './probe-writing.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Long enough for a busy machine to come to the next statement within it. */
const BUSY_MS = 300;

describe('openSqlite', () => {
  it('writes ahead, to the disk at every commit, and keeps references whole', async () => {
    const { config, remove } = await createEmptyDatabase('sqlite');
    const { queries, close } = await openDatabase(config);
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(queries)).rows[0] ?? {},
      )[0];
    const FULL = 2;
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(FULL);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(0);
    await close();
    await remove();
  });

  it('lets other work run while another process writes, and writes when that is done', async () => {
    const { config, remove } = await createEmptyDatabase('sqlite');
    if (config.kind !== 'sqlite') throw new Error('Not SQLite');
    const database = await openDatabase(config);
    const other = new DatabaseSync(config.file);
    other.exec('begin immediate');
    const write = probeWriting(database, new Date());
    const order: string[] = [];
    const written = write.then(() => order.push('written'));
    await delay(30);
    order.push('other work');
    other.exec('commit');
    await written;
    expect(order).toEqual(['other work', 'written']);
    other.close();
    await database.close();
    await remove();
  });

  it('waits no longer than its limit, the statements behind the first not at all', async () => {
    const { config, remove } = await createEmptyDatabase('sqlite');
    if (config.kind !== 'sqlite') throw new Error('Not SQLite');
    await (await openDatabase(config)).close();
    const database = await openSqlite(config.file, BUSY_MS);
    const other = new DatabaseSync(config.file);
    other.exec('begin immediate');
    let failed = 0;
    const writes = Array.from({ length: 3 }, () =>
      probeWriting(database, new Date()).finally(() => {
        failed += 1;
      }),
    );
    await Promise.race(writes.map((write) => write.catch(() => {})));
    await nextTurn(); // in which no timer ends
    expect(failed).toBe(3);
    const outcomes = await Promise.allSettled(writes);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'database is locked' } });
    other.exec('commit');
    await probeWriting(database, new Date());
    other.close();
    await database.close();
    await remove();
  });

  it('waits anew for a process that still writes some time after, not at once where a read went well', async () => {
    const { config, remove } = await createEmptyDatabase('sqlite');
    if (config.kind !== 'sqlite') throw new Error('Not SQLite');
    await (await openDatabase(config)).close();
    const database = await openSqlite(config.file, BUSY_MS);
    const other = new DatabaseSync(config.file);
    other.exec('begin immediate');
    await expect(probeWriting(database, new Date())).rejects.toThrow('database is locked');
    await database.queries.selectFrom('write_probes').selectAll().execute();
    const failed: unknown[] = [];
    const write = probeWriting(database, new Date()).catch((reason: unknown) => failed.push(reason));
    await nextTurn(); // in which no timer ends
    expect(failed).toHaveLength(1);
    await write;
    await delay(BUSY_MS + 50);
    const later = probeWriting(database, new Date());
    await nextTurn();
    other.exec('commit');
    await later;
    other.close();
    await database.close();
    await remove();
  });

  it('says that the disk is full where it is, in a transaction too, and goes on afterwards', async () => {
    const { queries, close } = await createTestDatabase('sqlite');
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(queries)).rows[0]?.page_count;
    await sql`pragma max_page_count = ${sql.lit(pages ?? 0)}`.execute(queries);
    const insert = (db: Kysely<Schema>, written_at: string) =>
      db.insertInto('write_probes').values({ id: 7, written_at }).execute();
    const work = queries.transaction().execute((transaction) => insert(transaction, 'x'.repeat(100_000)));
    const error = await work.catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message', 'database or disk is full');
    expect(isUnavailable(error)).toBe(true);
    await queries.transaction().execute((transaction) => insert(transaction, 'short'));
    await close();
  });

  it('calls a file that may not be written unavailable', async () => {
    const { queries, close } = await createTestDatabase('sqlite');
    await sql`pragma query_only = on`.execute(queries);
    const error = await probeWriting({ queries }, new Date()).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message', 'attempt to write a readonly database');
    expect(isUnavailable(error)).toBe(true);
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
