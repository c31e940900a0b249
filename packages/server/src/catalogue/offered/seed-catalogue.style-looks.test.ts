import { type StyleLook, styleCatalogue } from '@glow/stylist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { seedStyleLooks } from './seed-catalogue.ts';

const [one, two, three] = styleCatalogue();
if (!one || !two || !three) throw new Error('The catalogue is empty.');

describe.each(ENGINES)('seedStyleLooks on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const seed = (catalogue: readonly StyleLook[]) => seedStyleLooks({ db, clock: SYSTEM_CLOCK }, catalogue);
  const states = async () => {
    const rows = await db.queries.selectFrom('offered_looks').select(['name', 'state']).execute();
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };

  it('seeds the whole catalogue once, however many servers start', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => seed(styleCatalogue())));
    expect(outcomes.toSorted()).toEqual(['seeded', 'seeded before', 'seeded before', 'seeded before']);
    expect(Object.values(await states())).toEqual(Array(styleCatalogue().length).fill('offered'));
  });

  it('keeps what an administrator deleted deleted, and withdraws what a new version no longer has', async () => {
    await seed([one, two]);
    const deleted = db.queries.updateTable('offered_looks').set({ state: 'deleted' });
    await deleted.where('name', '=', one.spec.name).execute();
    await seed([one, three]);
    expect(await states()).toEqual({
      [one.spec.name]: 'deleted',
      [two.spec.name]: 'withdrawn',
      [three.spec.name]: 'offered',
    });
    await seed([one, two, three]);
    expect((await states())[two.spec.name]).toBe('offered');
  });

  it('leaves an upload as it is whose name a later catalogue uses', async () => {
    await seed([two]);
    const { look_key } = await db.queries.selectFrom('offered_looks').selectAll().executeTakeFirstOrThrow();
    const upload = {
      kind: 'style',
      name: one.spec.name,
      vibe: null,
      style: 'Party',
      body_shape: 'Round',
      weather: 'hot',
      look_key,
      state: 'offered',
      origin: 'upload',
      search_text: 'mine',
      created_at: '2026-11-20T08:00:00.000Z',
    } as const;
    await db.queries.insertInto('offered_looks').values(upload).execute();
    await seed([one, two]);
    const uploads = db.queries.selectFrom('offered_looks').selectAll().where('origin', '=', 'upload');
    expect(await uploads.execute()).toEqual([upload]);
  });

  it('returns a name its new answers when they changed', async () => {
    await seed([one]);
    expect(await seed([{ ...one, weather: one.weather === 'hot' ? 'cold' : 'hot' }])).toBe('seeded');
    const row = await db.queries.selectFrom('offered_looks').selectAll().executeTakeFirstOrThrow();
    expect(row.weather).not.toBe(one.weather);
  });
});
