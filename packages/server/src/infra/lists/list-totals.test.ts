import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteOffer,
  type Offer,
  offerCatalogue,
  offerUpload,
  withdrawAllExcept,
} from '#catalogue/offered/offered-looks.repository.ts';
import { REGISTRATIONS } from '#features/admin-console/registrations.repository.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { findIdsOfPage } from './newest-first.ts';

const NOW = '2026-11-24T08:00:00.000Z';

describe.each(ENGINES)('list_totals on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const join = (emails: readonly string[]) =>
    db.queries
      .insertInto('early_access_registrations')
      .values(
        emails.map((email) => ({
          id: randomUUID(),
          email,
          consent: 1,
          consent_text_version: '1',
          page_origin: null,
          page_fields: null,
          created_at: NOW,
          last_joined_at: NOW,
        })),
      )
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ last_joined_at: NOW }))
      .execute();
  const totals = async () => {
    const { rows } = await sql<{ kept: number | string; counted: number | string }>`
      select (select coalesce(sum(total), 0) from list_totals where list = 'early_access_registrations') as kept,
        (select count(*) from early_access_registrations) as counted`.execute(db.queries);
    return [Number(rows[0]?.kept), Number(rows[0]?.counted)];
  };
  const spans = async () => {
    const { rows } = await sql<{ span: string; total: number | string }>`
      select span, sum(total) as total from list_spans where list = 'early_access_registrations'
      group by span having sum(total) <> 0 order by span`.execute(db.queries);
    return rows.map(({ span, total }) => [span, Number(total)]);
  };

  it('are what a count says after sign-ups at once, repeated ones, deletions and what was taken back', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => join([`person-${index}@example.com`])));
    await join(['person-1@example.com', 'new-1@example.com', 'new-2@example.com']);
    expect(await totals()).toEqual([62, 62]);
    expect(await spans()).toEqual([
      ['2026-11-24', 62],
      ['2026-11-24T08', 62],
    ]);
    await db.queries.deleteFrom('early_access_registrations').where('email', 'like', 'person-1%').execute();
    expect(await totals()).toEqual([51, 51]);
    const takenBack = db.queries.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('early_access_registrations').execute();
      throw new Error('no');
    });
    await expect(takenBack).rejects.toThrow('no');
    expect(await totals()).toEqual([51, 51]);
    await db.queries.deleteFrom('early_access_registrations').execute();
    expect(await totals()).toEqual([0, 0]);
    expect(await spans()).toEqual([]);
  });

  it('count looks that are offered, by kind, through uploads, catalogues and deletions', async () => {
    const { queries } = db;
    const look_key = '1'.repeat(32);
    await queries
      .insertInto('looks')
      .values({ key: look_key, spec: '', recipe: null, preview: null, created_at: NOW })
      .execute();
    const ofVibe = (name: string): Offer => ({ kind: 'vibe', vibe: 'sunny', name, look_key });
    const ofStyle = (name: string): Offer => {
      const tags = { kind: 'style', style: 'Casual', body_shape: 'Pear', weather: 'hot' } as const;
      return { ...tags, name, look_key };
    };
    const kept = async () => {
      const { rows } = await sql<{ kind: string; total: number | string }>`
        select list as kind, sum(total) as total from list_totals where list like 'offered%' group by list
        order by list`.execute(queries);
      return rows.map(({ total }) => Number(total));
    };
    const now = new Date(NOW);
    await offerCatalogue(queries, [ofStyle('one'), ofStyle('two'), ofVibe('one'), ofStyle('three')], now);
    expect(await kept()).toEqual([3, 1]);
    await offerUpload(queries, { ...ofVibe('mine'), created_at: NOW });
    await offerUpload(queries, { ...ofVibe('mine'), created_at: NOW });
    await withdrawAllExcept(queries, 'style', ['one']);
    expect(await kept()).toEqual([1, 2]);
    await offerCatalogue(queries, [ofStyle('one'), ofStyle('two')], now);
    await deleteOffer(queries, 'vibe', 'mine');
    await deleteOffer(queries, 'vibe', 'one');
    await deleteOffer(queries, 'vibe', 'one');
    expect(await kept()).toEqual([2, 0]);
  });

  it('are not needed: where a server keeps none, a list is counted', async () => {
    await join(['ada@example.com', 'bea@example.com']);
    await db.queries.deleteFrom('list_totals').execute();
    await db.queries.deleteFrom('list_spans').execute();
    const query = { q: '', page: 1, page_size: 1 };
    const { ids, total } = await findIdsOfPage(db, REGISTRATIONS, query, { countedOffMax: -1 });
    expect([ids.length, total]).toEqual([1, 2]);
  });
});
