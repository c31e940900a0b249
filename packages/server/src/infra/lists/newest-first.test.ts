import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import type { List } from './list.ts';
import { findIdsOfPage } from './newest-first.ts';

const LIST: List = {
  name: 'early_access_registrations',
  table: 'early_access_registrations',
  id: 'id',
  text: 'email',
  fold: (text) => text.toLowerCase(),
};
const LIST_WITH_PAIRS: List = { ...LIST, hasPairs: true };
const ROWS = 100;
/** Ten rows share each moment, so that the second column orders too; the moments are of two days and several hours. */
const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: `${index}`.padStart(3, '0'),
  email: `${index % 3 === 0 ? 'ada' : 'bob'}_${index + 900}%@example.com`,
  consent: 1,
  consent_text_version: '1',
  page_origin: null,
  created_at: new Date(Date.UTC(2026, 0, 1, 18, 40 * Math.floor(index / 10))).toISOString(),
  last_joined_at: '2026-01-01T00:00:00.000Z',
}));
const newestFirst = rows.toReversed();
const idsHolding = (text: string) =>
  newestFirst.filter(({ email }) => email.includes(text)).map(({ id }) => id);

describe.each(ENGINES)('findIdsOfPage on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await database.queries.insertInto('early_access_registrations').values(rows).execute();
    await sql`analyze`.execute(database.queries); // PostgreSQL tells frequent characters by its sample
  });
  afterAll(() => database.close());

  it('returns every row once, newest first, whatever the size of a page', async () => {
    for (const page_size of [1, 7, 10, 33, 100])
      for (const countedOffMax of [-1, 20, 1000]) {
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(ROWS / page_size); page += 1) {
          const query = { q: '', page, page_size };
          const found = await findIdsOfPage(database, LIST, query, { countedOffMax });
          expect(found.total).toBe(ROWS);
          ids.push(...found.ids);
        }
        expect(ids).toEqual(newestFirst.map(({ id }) => id));
      }
  });

  it('returns nothing behind the last page, and still the total', async () => {
    expect(await findIdsOfPage(database, LIST, { q: '', page: 11, page_size: 10 }, {})).toEqual({
      ids: [],
      total: ROWS,
    });
  });

  const searches = [
    'ada',
    'A_1',
    '_9',
    '%',
    'example.com',
    '33%@',
    'nobody',
    '_933',
    'ADA_933%@exam',
    'b\\',
    '"',
    'ada_"',
    'a',
    '@',
    '6%@',
    'a_',
    '%@',
    'zz',
    'z',
    '\\',
    "'",
    '" ',
  ];
  it.each(searches)('finds %j literally and pages through it, with an index and in slices', async (q) => {
    const expected = idsHolding(q.toLowerCase());
    const ways = [
      ...[1, 7, 50, 100, 1000].map((sliceRows) => ({
        searchIndex: 'missing' as const,
        options: { sliceRows },
      })),
      ...[0, 1000].flatMap((sortedRowsMax) => [
        { options: { sortedRowsMax } },
        ...[1, 30, 1000].map((newestRows) => ({
          list: LIST_WITH_PAIRS,
          options: { sortedRowsMax, newestRows },
        })),
      ]),
    ];
    for (const { options, ...way } of ways) {
      const { list, searchIndex } = { list: LIST, searchIndex: 'there' as const, ...way };
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / 9) + 1; page += 1) {
        const query = { q, page, page_size: 9 };
        const found = await findIdsOfPage({ ...database, searchIndex }, list, query, options);
        expect(found.total).toBe(expected.length);
        ids.push(...found.ids);
      }
      expect(ids).toEqual(expected);
    }
  });

  it('counts no further than it is told, and has no page behind that', async () => {
    const ways = [
      { q: 'example', options: { sortedRowsMax: 0 } },
      { q: 'example', options: { sortedRowsMax: 1000 } },
      { q: 'e', options: { sliceRows: 7 } },
      { q: 'example', searchIndex: 'missing' as const, options: { sliceRows: 1000 } },
      ...['e', 'ex'].flatMap((q) =>
        [1, 20, 1000].map((newestRows) => ({ q, list: LIST_WITH_PAIRS, options: { newestRows } })),
      ),
    ];
    for (const { q, options, ...way } of ways) {
      const { list, searchIndex } = { list: LIST, searchIndex: 'there' as const, ...way };
      const read = (page: number) => {
        const query = { q, page, page_size: 10 };
        return findIdsOfPage({ ...database, searchIndex }, list, query, { ...options, totalMax: 25 });
      };
      expect(await read(3)).toEqual({ ids: newestFirst.slice(20, 25).map(({ id }) => id), total: 25 });
      expect(await read(4)).toEqual({ ids: [], total: 25 });
    }
  });

  it('counts one or two characters to 1,000, and three further', async () => {
    const own = await createTestDatabase(engine);
    const many = Array.from({ length: 1001 }, (_, index) => ({
      ...rows[0],
      id: `${index}`,
      email: `${index}@b.co`,
    }));
    await own.queries
      .insertInto('early_access_registrations')
      .values(many as typeof rows)
      .execute();
    const totalOf = async (q: string) =>
      (await findIdsOfPage(own, LIST, { q, page: 1, page_size: 10 }, {})).total;
    expect([await totalOf('co'), await totalOf('b.co')]).toEqual([1000, 1001]);
    await own.close();
  });

  it('ends a search for which nobody waits any more', async () => {
    const query = { q: 'ada', page: 1, page_size: 10 };
    const sliced = { ...database, searchIndex: 'missing' as const };
    const search = findIdsOfPage(sliced, LIST, query, { signal: AbortSignal.abort(), sliceRows: 10 });
    await expect(search).rejects.toThrow(/abort/i);
  });

  it('reads pages and searches from an index alone', async () => {
    const plan = async (statement: string) => {
      const explain = engine === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
      const { rows: lines } = await sql
        .raw<Record<string, unknown>>(`${explain} ${statement}`)
        .execute(database.queries);
      return lines.map((line) => Object.values(line).join(' ')).join('\n');
    };
    const page =
      'select created_at, id from early_access_registrations order by created_at desc, id desc limit 10';
    if (engine === 'postgres') {
      // Small tables are read whole; asked not to, it shows which index there is.
      await sql`set enable_seqscan = off`.execute(database.queries);
    }
    expect(await plan(page)).toMatch(/early_access_registrations_newest/);
    expect(await plan(page)).toMatch(/COVERING INDEX|Index Only Scan/);
  });
});
