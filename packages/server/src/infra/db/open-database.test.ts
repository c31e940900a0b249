import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from './database.ts';
import { isUniqueViolation } from './engine-errors.ts';
import { containsPattern, foldText } from './folded-text.ts';

const registration = (email: string) => ({
  id: email,
  email,
  consent: 1,
  consent_text_version: '1',
  page_origin: null,
  created_at: '2026-11-21T08:00:00.000Z',
  last_joined_at: '2026-11-21T08:00:00.000Z',
});

describe.each(ENGINES)('openDatabase on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase(engine);
  });
  afterEach(() => database.close());

  const insert = (email: string) =>
    database.queries.insertInto('early_access_registrations').values(registration(email)).execute();
  const emails = async () => {
    const rows = await database.queries.selectFrom('early_access_registrations').select('email').execute();
    return rows.map(({ email }) => email).toSorted();
  };

  it('names a second row for the same key as a unique violation', async () => {
    await insert('a@b.co');
    const error = await insert('a@b.co').catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
  });

  it('takes back everything of a transaction that fails', async () => {
    const work = database.queries.transaction().execute(async (transaction) => {
      await transaction.insertInto('early_access_registrations').values(registration('a@b.co')).execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await emails()).toEqual([]);
  });

  it('keeps transactions that run at once apart', async () => {
    const join = (email: string) =>
      database.queries.transaction().execute(async (transaction) => {
        await transaction.selectFrom('early_access_registrations').select('email').execute();
        await transaction.insertInto('early_access_registrations').values(registration(email)).execute();
      });
    await Promise.all(['a@b.co', 'c@d.co', 'e@f.co'].map(join));
    expect(await emails()).toEqual(['a@b.co', 'c@d.co', 'e@f.co']);
  });

  it('says how many rows a statement changed', async () => {
    await insert('a@b.co');
    const outcome = await database.queries
      .deleteFrom('early_access_registrations')
      .where('email', 'in', ['a@b.co', 'nobody@b.co'])
      .executeTakeFirst();
    expect(outcome.numDeletedRows).toBe(1n);
  });

  it('finds folded text literally', async () => {
    const found = async (stored: string, searched: string) => {
      const query = sql<{
        found: number;
      }>`select 1 as found from (select ${foldText(stored)} as text) as texts
        where texts.text like ${containsPattern(searched)} escape '\\'`;
      return (await query.execute(database.queries)).rows.length === 1;
    };
    expect(await found('Crème 50% Wool', 'CREME')).toBe(true);
    expect(await found('Crème 50% Wool', '0% w')).toBe(true);
    expect(await found('Crème 500 Wool', '50%')).toBe(false);
    expect(await found('snake case', 'e_c')).toBe(false);
    expect(await found('back\\slash', 'k\\s')).toBe(true);
  });
});
