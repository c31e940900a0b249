import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '#test/test-database.ts';
import type { Database } from './database.ts';
import { isUniqueViolation } from './engine-errors.ts';
import { openDatabase } from './open-database.ts';
import { openSqlite } from './sqlite.ts';

describe('createSqliteWriter', () => {
  let empty: EmptyDatabase;
  let file: string;
  let database: Database;

  beforeEach(async () => {
    empty = await createEmptyDatabase('sqlite');
    if (empty.config.kind !== 'sqlite') throw new Error('Not SQLite');
    file = empty.config.file;
    database = await openDatabase(empty.config);
  });
  afterEach(async () => {
    await database.close();
    await empty.remove();
  });

  const insertProbe = (id: number) =>
    database.writes.insertInto('write_probes').values({ id, written_at: 'now' }).execute();

  it('writes to the disk at every commit, and keeps references whole', async () => {
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database.writes)).rows[0] ?? {})[0];
    const FULL = 2;
    expect(await pragma('synchronous')).toBe(FULL);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('stores what the other connection reads', async () => {
    await insertProbe(7);
    const rows = await database.queries.selectFrom('write_probes').select('id').where('id', '=', 7).execute();
    expect(rows).toEqual([{ id: 7 }]);
  });

  it('leaves the answering thread free while it waits for another process, and writes when that is done', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const order: string[] = [];
    const written = insertProbe(7).then(() => order.push('written'));
    await delay(100);
    order.push('other work');
    other.exec('commit');
    other.close();
    await written;
    expect(order).toEqual(['other work', 'written']);
  });

  it("rejects with SQLite's own error, and goes on afterwards", async () => {
    await insertProbe(7);
    const error = await insertProbe(7).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    await insertProbe(8);
  });

  it('rejects once the database is closed', async () => {
    await database.close();
    await expect(insertProbe(9)).rejects.toThrow('The database is closed');
  });

  it('refuses transactions, which would see nothing of the other connection', async () => {
    const work = database.writes.transaction().execute(async () => {});
    await expect(work).rejects.toThrow('Transactions run on `queries`');
  });

  it('reports when another process holds the file for longer than it waits', async () => {
    const impatient = await openSqlite(file, 50);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const write = impatient.writes.insertInto('write_probes').values({ id: 7, written_at: 'now' }).execute();
    await expect(write).rejects.toThrow('database is locked');
    other.close();
    await impatient.close();
  });
});
