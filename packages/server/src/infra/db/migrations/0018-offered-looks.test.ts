import { createHash } from 'node:crypto';
import { starterCatalogue, styleCatalogue } from '@glow/stylist';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findKeysOfAnswers,
  findKeysOfVibe,
  isNameTaken,
} from '#catalogue/offered/offered-looks.repository.ts';
import { seedStyleLooks } from '#catalogue/offered/seed-catalogue.ts';
import { createGallery } from '#catalogue/pictures/gallery.ts';
import { administrationPlugin } from '#features/admin-console/index.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { bearer, createTestAccounts } from '#test/test-accounts.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES, openAsItIs } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

const AT = (day: number) => `2026-11-0${day}T08:00:00.000Z`;
const DRAWN = '1'.repeat(32);
const UPLOADED = '2'.repeat(32);
const [spec] = starterCatalogue().map((look) => look.spec);
const UPLOAD = { name: 'Mine', alt: 'A look.', palette: ['#ffffff', '#000000', '#cccccc'], tags: ['sunny'] };

/** Name, tags, look, state, origin, day. */
const INSTANT_OUTFITS = [
  ['Sea glass', 'sunny', DRAWN, 'offered', 'catalogue', 1],
  ['Paper moon', 'sunny', DRAWN, 'withdrawn', 'catalogue', 2],
  ['Old news', 'date', DRAWN, 'deleted', 'catalogue', 3],
  ['Mine', 'sunny', UPLOADED, 'offered', 'upload', 4],
  ['Lost', 'date', UPLOADED, 'withdrawn', 'upload', 5],
] as const;
const STYLE_LOOKS = [
  ['Sea glass', 'hot', DRAWN, 'offered', 'catalogue', 6],
  ['Ember', 'cold', DRAWN, 'deleted', 'catalogue', 7],
  ['Upload 100%', 'cold', UPLOADED, 'offered', 'upload', 8],
] as const;

describe.each(ENGINES)('0018-offered-looks on %s', (engine) => {
  let empty: EmptyDatabase;
  let db: Database;
  beforeEach(async () => {
    empty = await createEmptyDatabase(engine);
    db = await openAsItIs(empty);
    await migrate(
      db,
      MIGRATIONS.filter(({ name }) => name !== '0018-offered-looks' && name < '0032'),
    );
    await fillAsTheReleaseBefore();
  });
  afterEach(async () => {
    await db.close();
    await empty.remove();
  });

  async function fillAsTheReleaseBefore(): Promise<void> {
    await sql`insert into looks (key, spec, picture, created_at) values
      (${DRAWN}, ${JSON.stringify(spec)}, 'drawn', ${AT(1)}),
      (${UPLOADED}, ${JSON.stringify(UPLOAD)}, 'uploaded', ${AT(1)})`.execute(db.queries);
    for (const [name, vibe, key, state, origin, day] of INSTANT_OUTFITS)
      await sql`insert into instant_outfits (name, vibe, look_key, state, origin, search_text, created_at) values
        (${name}, ${vibe}, ${key}, ${state}, ${origin}, ${`${name.toLowerCase()}.png`}, ${AT(day)})`.execute(
        db.queries,
      );
    for (const [name, weather, key, state, origin, day] of STYLE_LOOKS)
      await sql`insert into style_looks
        (name, style, body_shape, weather, look_key, state, origin, search_text, created_at) values
        (${name}, 'Casual', 'Pear', ${weather}, ${key}, ${state}, ${origin}, ${`${name.toLowerCase()}.png`},
          ${AT(day)})`.execute(db.queries);
    await sql`insert into sown_catalogues (catalogue, version, sown_at)
      values ('style looks', ${versionOf(styleCatalogue().slice(0, 0))}, ${AT(9)})`.execute(db.queries);
  }
  const versionOf = (rows: readonly unknown[]) =>
    createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 32);

  it('takes every row over as it was, of both tables and every state', async () => {
    await migrate(db);
    const rows = await db.queries.selectFrom('offered_looks').selectAll().orderBy('created_at').execute();
    const none = { vibe: null, style: null, body_shape: null, weather: null };
    const shared = (name: string, look_key: string, state: string, origin: string, day: number) => ({
      name,
      look_key,
      state,
      origin,
      search_text: `${name.toLowerCase()}.png`,
      created_at: AT(day),
    });
    expect(rows).toEqual([
      ...INSTANT_OUTFITS.map(([name, vibe, key, state, origin, day]) => ({
        ...none,
        ...shared(name, key, state, origin, day),
        kind: 'vibe',
        vibe,
      })),
      ...STYLE_LOOKS.map(([name, weather, key, state, origin, day]) => ({
        ...none,
        ...shared(name, key, state, origin, day),
        kind: 'style',
        style: 'Casual',
        body_shape: 'Pear',
        weather,
      })),
    ]);
    await expect(sql`select 1 from instant_outfits`.execute(db.queries)).rejects.toThrow();
    await expect(sql`select 1 from style_looks`.execute(db.queries)).rejects.toThrow();
  });

  it('offers what was offered, knows every name, and seeds no catalogue that was seeded', async () => {
    await migrate(db);
    const { queries } = db;
    expect((await findKeysOfVibe(queries, 'sunny')).toSorted()).toEqual([DRAWN, UPLOADED]);
    expect(await findKeysOfVibe(queries, 'date')).toEqual([]);
    expect(await findKeysOfAnswers(queries, { style: 'Casual', bodyShape: 'Pear' })).toEqual([
      UPLOADED,
      DRAWN,
    ]);
    for (const [name] of [...INSTANT_OUTFITS, ...STYLE_LOOKS])
      expect(await isNameTaken(queries, name)).toBe(true);
    expect(await seedStyleLooks({ db, clock: SYSTEM_CLOCK }, [])).toBe('seeded before');
  });

  it('lists the same rows under the same file names to the administrator', async () => {
    await migrate(db);
    const server = await createTestAccounts(engine, {
      overrides: { db },
      register(app, dependencies) {
        const gallery = createGallery({ ...dependencies, pictures: createTestPictures() });
        app.addHook('preClose', () => gallery.close());
        return app.register(administrationPlugin, { ...dependencies, gallery });
      },
    });
    const { access, user } = await server.signUp();
    await server.makeAdministrator(user.email);
    const list = async (path: string) => {
      const answer = await server.app.inject({ url: path, headers: bearer(access) });
      const { items } = answer.json<{ items: { filename: string; created_at: string }[] }>();
      return items.map(({ filename, created_at }) => `${filename} ${created_at}`);
    };
    expect(await list('/api/admin/instantoutfit/search/')).toEqual([
      `Mine.png ${AT(4)}`,
      `Sea glass.png ${AT(1)}`,
    ]);
    expect(await list('/api/admin/images/search/')).toEqual([
      `Upload 100%.png ${AT(8)}`,
      `Sea glass.png ${AT(6)}`,
    ]);
    expect(await list('/api/admin/images/search/?q=100%25')).toEqual([`Upload 100%.png ${AT(8)}`]);
    await server.app.close();
  });
});
