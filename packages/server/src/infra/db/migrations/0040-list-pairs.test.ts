import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATIONS } from '#features/admin-console/registrations.repository.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { eraseRegistration } from '#people/erase-account.repository.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES, openAsItIs } from '#test/test-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = MIGRATIONS.filter(({ name }) => name < '0040');
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

describe.each(ENGINES)('0040-list-pairs on %s', (engine) => {
  let empty: EmptyDatabase;
  let db: Database;
  beforeEach(async () => {
    empty = await createEmptyDatabase(engine);
    db = await openAsItIs(empty);
    await migrate(db, BEFORE);
  });
  afterEach(async () => {
    await db.close();
    await empty.remove();
  });

  const join = ({ queries }: Database, id: string, day: number) =>
    queries
      .insertInto('early_access_registrations')
      .values({
        id,
        email: `${id}@example.com`,
        consent: 1,
        consent_text_version: '1',
        page_origin: null,
        page_fields: null,
        created_at: at(day),
        last_joined_at: at(day),
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ last_joined_at: at(day) }))
      .execute();
  /** By the index alone: no row is among the newest that are looked through. */
  const search = async (q: string) => {
    const query = { q, page: 1, page_size: 100 };
    const { ids, total } = await findIdsOfPage(db, REGISTRATIONS, query, { newestRows: 1, sortedRowsMax: 0 });
    expect(total).toBe(ids.length);
    return ids;
  };

  it('finds what was there before it, by day and within one, and what came after it', async () => {
    for (const [id, day] of [
      ['bea', 5],
      ['ada', 5],
      ['cleo', 9],
      ['dé☕😀', 1],
    ] as const)
      await join(db, id, day);
    await migrate(db);
    expect(await search('m')).toEqual(['cleo', 'bea', 'ada', 'dé☕😀']);
    expect(await search('a@')).toEqual(['bea', 'ada']);
    expect(await search('om')).toEqual(['cleo', 'bea', 'ada', 'dé☕😀']);
    expect(await search('☕😀')).toEqual(['dé☕😀']);
    expect(await search('😀')).toEqual(['dé☕😀']);
    expect(await search('zz')).toEqual([]);
    await join(db, 'emma', 5);
    expect(await search('A@')).toEqual(['emma', 'bea', 'ada']);
  });

  it('is kept by what a server of the release before writes and erases', async () => {
    await migrate(db);
    const older = await openAsItIs(empty);
    await migrate(older, BEFORE);
    await join(older, 'ada', 1);
    await join(older, 'ada', 2);
    await join(older, 'bea', 3);
    expect(await search('ad')).toEqual(['ada']);
    expect(await eraseRegistration(older.queries, 'ada@example.com')).toBe(true);
    await older.close();
    expect(await search('ad')).toEqual([]);
    await join(db, 'ada', 4);
    expect(await search('a@')).toEqual(['ada', 'bea']);
  });

  it('takes back what is taken back', async () => {
    await migrate(db);
    await join(db, 'ada', 1);
    const takenBack = db.queries.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('early_access_registrations').execute();
      throw new Error('no');
    });
    await expect(takenBack).rejects.toThrow('no');
    expect(await search('da')).toEqual(['ada']);
  });
});
