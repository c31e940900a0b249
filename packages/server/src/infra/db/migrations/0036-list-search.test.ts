import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteOffer, listOfOffers, offerUpload } from '#catalogue/offered/offered-looks.repository.ts';
import { REGISTRATIONS } from '#features/admin-console/registrations.repository.ts';
import { USERS } from '#features/admin-console/users.repository.ts';
import type { List } from '#infra/lists/list.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { eraseRegistration } from '#people/erase-account.repository.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES, openAsItIs } from '#test/test-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = MIGRATIONS.filter(({ name }) => name < '0036');
const LOOK = '1'.repeat(32);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

describe.each(ENGINES)('0036-list-search on %s', (engine) => {
  let empty: EmptyDatabase;
  let db: Database;
  beforeEach(async () => {
    empty = await createEmptyDatabase(engine);
    db = await openEarlier();
    await migrate(db, BEFORE);
  });
  afterEach(async () => {
    await db.close();
    await empty.remove();
  });

  async function openEarlier(): Promise<Database> {
    return { ...(await openAsItIs(empty)), searchIndex: 'there' };
  }
  const join = (id: string, minute: number, email = `${id}@example.com`) =>
    db.queries
      .insertInto('early_access_registrations')
      .values({
        id,
        email,
        consent: 1,
        consent_text_version: '1',
        page_origin: null,
        page_fields: null,
        created_at: at(minute),
        last_joined_at: at(minute),
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ last_joined_at: at(minute) }))
      .execute();
  const signUp = (id: string, minute: number) =>
    db.queries
      .insertInto('accounts')
      .values({
        id,
        email: `${id}@example.com`,
        display_name: '',
        password_hash: 'none',
        role: 'user',
        terms_version: null,
        created_at: at(minute),
        password_changed_at: at(minute),
      })
      .execute();
  const offer = async (name: string, minute: number) => {
    const tags = { kind: 'style', style: 'Casual', body_shape: 'Pear', weather: 'hot' } as const;
    return offerUpload(db.queries, { name, ...tags, look_key: LOOK, created_at: at(minute) });
  };
  const keepLook = () =>
    sql`insert into looks (key, spec, picture, created_at) values (${LOOK}, '', 'uploaded', ${at(0)})`.execute(
      db.queries,
    );
  const search = async (list: List, q: string) => {
    const { ids, total } = await findIdsOfPage(db, list, { q, page: 1, page_size: 100 }, {});
    expect(total).toBe(ids.length);
    return ids;
  };

  it('finds what was there before it, whatever was stored first, and what came after it', async () => {
    await keepLook();
    for (const [id, minute] of [
      ['bea', 5],
      ['ada', 5],
      ['cleo', 9],
      ['dora', 1],
    ] as const) {
      await join(id, minute);
      await signUp(id, minute);
      await offer(id, minute);
    }
    await migrate(db);
    for (const list of [REGISTRATIONS, USERS])
      expect(await search(list, 'example')).toEqual(['cleo', 'bea', 'ada', 'dora']);
    expect(await search(listOfOffers('style'), '.png')).toEqual(['cleo', 'bea', 'ada', 'dora']);
    expect(await search(listOfOffers('vibe'), '.png')).toEqual([]);
    await join('emma', 5);
    await signUp('emma', 5);
    await offer('emma', 5);
    for (const list of [REGISTRATIONS, USERS]) expect(await search(list, 'MA@EX')).toEqual(['emma']);
    expect(await search(REGISTRATIONS, 'example')).toEqual(['cleo', 'emma', 'bea', 'ada', 'dora']);
    expect(await search(listOfOffers('style'), 'EMMA.')).toEqual(['emma']);
  });

  it('is kept by what a server of the release before writes', async () => {
    await migrate(db);
    const older = await openEarlier();
    await migrate(older, BEFORE);
    await join('ada', 1);
    await join('ada', 2);
    await join('bea', 3);
    expect(await search(REGISTRATIONS, 'ada')).toEqual(['ada']);
    expect(await eraseRegistration(older.queries, 'ada@example.com')).toBe(true);
    await older.close();
    expect(await search(REGISTRATIONS, 'ada')).toEqual([]);
    expect(await search(REGISTRATIONS, 'example')).toEqual(['bea']);
    await join('ada', 4);
    expect(await search(REGISTRATIONS, 'example')).toEqual(['ada', 'bea']);
  });

  it('holds of the looks only those that are offered', async () => {
    await keepLook();
    await migrate(db);
    await offer('Sea glass', 1);
    await offer('Sea foam', 2);
    const style = listOfOffers('style');
    const set = (name: string, state: 'offered' | 'withdrawn') =>
      db.queries.updateTable('offered_looks').set({ state }).where('name', '=', name).execute();
    await set('Sea glass', 'withdrawn');
    await set('Sea glass', 'withdrawn');
    expect(await search(style, 'sea')).toEqual(['Sea foam']);
    await set('Sea glass', 'offered');
    expect(await search(style, 'sea')).toEqual(['Sea foam', 'Sea glass']);
    await deleteOffer(db.queries, 'style', 'Sea foam');
    expect(await search(style, 'sea')).toEqual(['Sea glass']);
  });

  it('takes back what is taken back', async () => {
    await migrate(db);
    await join('ada', 1);
    const takenBack = db.queries.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('early_access_registrations').execute();
      throw new Error('no');
    });
    await expect(takenBack).rejects.toThrow('no');
    expect(await search(REGISTRATIONS, 'ada')).toEqual(['ada']);
  });
});
