import { starterCatalogue } from '@glow/stylist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#infra/db/database.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { type StarterCatalogue, seedInstantOutfits } from './seed-catalogue.ts';

const [one, two, three] = starterCatalogue().filter(({ vibe }) => vibe === 'sunny');
if (!one || !two || !three) throw new Error('The catalogue has too few sunny looks.');

describe.each(ENGINES)('seedInstantOutfits on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const seed = (catalogue: StarterCatalogue, now = '2026-11-21T08:00:00.000Z') =>
    seedInstantOutfits({ db, clock: { now: () => new Date(now) } }, catalogue);
  const outfits = async () => {
    const rows = await db.queries.selectFrom('offered_looks').selectAll().orderBy('name').execute();
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const lookCount = async () => (await db.queries.selectFrom('looks').selectAll().execute()).length;

  it('seeds a catalogue once', async () => {
    expect(await seed([one, two])).toBe('seeded');
    expect(await seed([two, one])).toBe('seeded before');
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'offered' });
  });

  it('seeds once when several servers start at the same time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => seed([one, two, three])));
    expect(outcomes.toSorted()).toEqual(['seeded', 'seeded before', 'seeded before', 'seeded before']);
  });

  it('keeps what an administrator deleted deleted, in the same version and in every later one', async () => {
    await seed([one, two]);
    const deleted = db.queries.updateTable('offered_looks').set({ state: 'deleted' });
    await deleted.where('name', '=', one.spec.name).execute();
    await seed([one, two]);
    await seed([one, two, three]);
    await seed([two]);
    await seed([one, two]);
    expect(await outfits()).toEqual({
      [one.spec.name]: 'deleted',
      [two.spec.name]: 'offered',
      [three.spec.name]: 'withdrawn',
    });
  });

  it('withdraws what a new version no longer has, keeps its look, and offers it again when it is back', async () => {
    await seed([one, two]);
    await seed([one]);
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'withdrawn' });
    expect(await lookCount()).toBe(2);
    expect(await seed([one, two])).toBe('seeded');
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'offered' });
  });

  it('returns a name its new look when the outfit behind it changed, and keeps the old look', async () => {
    await seed([one]);
    const before = await db.queries.selectFrom('offered_looks').selectAll().executeTakeFirstOrThrow();
    await seed(
      [{ vibe: 'date', spec: { ...one.spec, seed: one.spec.seed + 1 } }],
      '2027-01-01T00:00:00.000Z',
    );
    const after = await db.queries.selectFrom('offered_looks').selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, vibe: 'date', look_key: after.look_key });
    expect(after.look_key).not.toBe(before.look_key);
    expect(await lookCount()).toBe(2);
  });

  it('leaves an upload as it is whose name a later catalogue uses', async () => {
    await seed([two]);
    const { look_key } = await db.queries.selectFrom('offered_looks').selectAll().executeTakeFirstOrThrow();
    const upload = {
      kind: 'vibe',
      name: one.spec.name,
      vibe: 'date',
      style: null,
      body_shape: null,
      weather: null,
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
    await seed([two]);
    expect(await uploads.execute()).toEqual([upload]);
  });

  it('takes an empty catalogue', async () => {
    await seed([one]);
    await seed([]);
    expect(await outfits()).toEqual({ [one.spec.name]: 'withdrawn' });
  });
});
