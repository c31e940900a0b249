import { starterCatalogue } from '@glow/stylist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#infra/db/database.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { type Catalogue, sowCatalogue } from './seed-instant-outfits.ts';

const [one, two, three] = starterCatalogue().filter(({ vibe }) => vibe === 'sunny');
if (!one || !two || !three) throw new Error('The catalogue has too few sunny looks.');

describe.each(ENGINES)('sowCatalogue on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const sow = (catalogue: Catalogue, now = '2026-11-21T08:00:00.000Z') =>
    sowCatalogue({ db, clock: { now: () => new Date(now) } }, catalogue);
  const outfits = async () => {
    const rows = await db.queries.selectFrom('instant_outfits').selectAll().orderBy('name').execute();
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const lookCount = async () => (await db.queries.selectFrom('looks').selectAll().execute()).length;

  it('sows a catalogue once', async () => {
    expect(await sow([one, two])).toBe('sown');
    expect(await sow([two, one])).toBe('sown before');
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'offered' });
  });

  it('sows once when several servers start at the same time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => sow([one, two, three])));
    expect(outcomes.toSorted()).toEqual(['sown', 'sown before', 'sown before', 'sown before']);
  });

  it('keeps what an administrator deleted deleted, in the same version and in every later one', async () => {
    await sow([one, two]);
    const deleted = db.queries.updateTable('instant_outfits').set({ state: 'deleted' });
    await deleted.where('name', '=', one.spec.name).execute();
    await sow([one, two]);
    await sow([one, two, three]);
    await sow([two]);
    await sow([one, two]);
    expect(await outfits()).toEqual({
      [one.spec.name]: 'deleted',
      [two.spec.name]: 'offered',
      [three.spec.name]: 'withdrawn',
    });
  });

  it('offers no longer what a new version has no more, keeps its look, and offers it again when it is back', async () => {
    await sow([one, two]);
    await sow([one]);
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'withdrawn' });
    expect(await lookCount()).toBe(2);
    expect(await sow([one, two])).toBe('sown');
    expect(await outfits()).toEqual({ [one.spec.name]: 'offered', [two.spec.name]: 'offered' });
  });

  it('gives a name its new look when the outfit behind it changed, and keeps the old look', async () => {
    await sow([one]);
    const before = await db.queries.selectFrom('instant_outfits').selectAll().executeTakeFirstOrThrow();
    await sow([{ vibe: 'date', spec: { ...one.spec, seed: one.spec.seed + 1 } }], '2027-01-01T00:00:00.000Z');
    const after = await db.queries.selectFrom('instant_outfits').selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, vibe: 'date', look_key: after.look_key });
    expect(after.look_key).not.toBe(before.look_key);
    expect(await lookCount()).toBe(2);
  });

  it('leaves an upload as it is whose name a later catalogue uses', async () => {
    await sow([two]);
    const { look_key } = await db.queries.selectFrom('instant_outfits').selectAll().executeTakeFirstOrThrow();
    const upload = {
      name: one.spec.name,
      vibe: 'date',
      look_key,
      state: 'offered',
      origin: 'upload',
      search_text: 'mine',
      created_at: '2026-11-20T08:00:00.000Z',
    } as const;
    await db.queries.insertInto('instant_outfits').values(upload).execute();
    await sow([one, two]);
    const uploads = db.queries.selectFrom('instant_outfits').selectAll().where('origin', '=', 'upload');
    expect(await uploads.execute()).toEqual([upload]);
    await sow([two]);
    expect(await uploads.execute()).toEqual([upload]);
  });

  it('takes an empty catalogue', async () => {
    await sow([one]);
    await sow([]);
    expect(await outfits()).toEqual({ [one.spec.name]: 'withdrawn' });
  });
});
