import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { findIdsOfPage, type List } from './newest-first.ts';

const LIST: List = {
  table: 'early_access_registrations',
  id: 'id',
  text: 'email',
  fold: (text) => text.toLowerCase(),
  total: 'kept',
};
const ROWS = 100;
/** Ten rows share each moment, so that the second column orders too. */
const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: `${index}`.padStart(3, '0'),
  email: `${index % 3 === 0 ? 'ada' : 'bob'}_${index}%@example.com`,
  consent: 1,
  consent_text_version: '1',
  page_origin: null,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 10))).toISOString(),
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
  });
  afterAll(() => database.close());

  it('returns every row once, newest first, whatever the size of a page', async () => {
    for (const page_size of [1, 7, 10, 33, 100]) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(ROWS / page_size); page += 1) {
        const found = await findIdsOfPage(database, LIST, { q: '', page, page_size }, {});
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

  it.each(['ada', 'A_1', '_9', '%', 'example.com', '33%@', 'nobody', '_33', 'b\\'])(
    'finds %j literally and pages through it, however the rows are sliced',
    async (q) => {
      const expected = idsHolding(q.toLowerCase());
      for (const sliceRows of [1, 7, 50, 100, 1000]) {
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(expected.length / 9) + 1; page += 1) {
          const found = await findIdsOfPage(database, LIST, { q, page, page_size: 9 }, { sliceRows });
          expect(found.total).toBe(expected.length);
          ids.push(...found.ids);
        }
        expect(ids).toEqual(expected);
      }
    },
  );

  it('ends a search for which nobody waits any more', async () => {
    const query = { q: 'ada', page: 1, page_size: 10 };
    const search = findIdsOfPage(database, LIST, query, { signal: AbortSignal.abort(), sliceRows: 10 });
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
