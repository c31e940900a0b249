import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { REGISTRATIONS } from '#features/admin-console/registrations.repository.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from '../postgres.ts';

describe('0036-list-search on a PostgreSQL without pg_trgm', () => {
  it('leaves searches to read the list, says so once, and finds the same', async () => {
    const empty = await createEmptyDatabase('postgres');
    const { config } = empty;
    if (config.kind !== 'postgres') throw new Error('Not PostgreSQL');
    const earlier = openPostgres(config.url);
    // The extension brings a function of this name, and cannot be created beside one.
    await sql`create function similarity(text, text) returns real language sql as 'select 0::real'`.execute(
      earlier.queries,
    );
    await earlier.close();
    const warnings: unknown[] = [];
    const log = { warn: (...line: unknown[]) => warnings.push(line), info() {}, error() {} };
    const database = await openDatabase(config, log as never);
    expect(database.searchIndex).toBe('missing');
    expect(warnings).toEqual([[expect.stringContaining('No index serves the searches')]]);
    const query = { q: 'ada', page: 1, page_size: 10 };
    expect(await findIdsOfPage(database, REGISTRATIONS, query, {})).toEqual({ ids: [], total: 0 });
    await database.close();
    await empty.remove();
  });
});
