import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnNode } from '#test/child-process.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES } from '#test/test-database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

const WRITER = new URL('../../../test/processes/write-registrations.ts', import.meta.url);
const ROWS_EACH = 40;

describe.each(ENGINES)('migrate on %s', (engine) => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await createEmptyDatabase(engine);
  });
  afterEach(() => empty.remove());

  it('applies every step once, in order', async () => {
    for (const _start of ['first', 'second']) {
      const database = await openDatabase(empty.config);
      const { rows } = await sql<{ name: string }>`select name from glow_migrations order by name`.execute(
        database.queries,
      );
      await database.close();
      expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    }
  });

  it('leaves nothing of a set of steps of which one fails', async () => {
    const database = await openDatabase(empty.config);
    const good: Migration = {
      name: '9001-good',
      up: (db) => db.schema.createTable('good').addColumn('id', 'text').execute(),
    };
    const bad: Migration = {
      name: '9002-bad',
      up: async (db) => void (await sql`select * from absent`.execute(db)),
    };
    await expect(migrate(database, [...MIGRATIONS, good, bad])).rejects.toThrow(/absent/);
    await expect(sql`select * from good`.execute(database.queries)).rejects.toThrow(/good/);
    await migrate(database);
    await database.close();
  });

  it('refuses a database that a newer release has written to', async () => {
    const database = await openDatabase(empty.config);
    await migrate(database, [...MIGRATIONS, { name: '9001-newer', up: async () => {} }]);
    await database.close();
    const error = await openDatabase(empty.config).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty('message', expect.stringContaining('newer release (9001-newer)'));
  });

  it('runs on what a newer release has only added, forth and back', async () => {
    const added: Migration = {
      name: '9001-newer.expand',
      up: (db) => db.schema.alterTable('early_access_registrations').addColumn('language', 'text').execute(),
    };
    const newer = await openDatabase(empty.config);
    await migrate(newer, [...MIGRATIONS, added]);
    const older = await openDatabase(empty.config);
    for (const [name, { queries }] of Object.entries({ older, newer }))
      await queries
        .insertInto('early_access_registrations')
        .values({
          id: name,
          email: `${name}@example.com`,
          consent: 1,
          consent_text_version: '1',
          page_origin: null,
          page_fields: null,
          created_at: '2026-11-24T08:00:00.000Z',
          last_joined_at: '2026-11-24T08:00:00.000Z',
        })
        .execute();
    await migrate(newer, [...MIGRATIONS, added]);
    const { rows } = await sql<{ names: number | string }>`
      select count(*) as names from glow_migrations where name = '9001-newer.expand'`.execute(newer.queries);
    expect(Number(rows[0]?.names)).toBe(1);
    const joined = await newer.queries.selectFrom('early_access_registrations').select('id').execute();
    expect(joined.map(({ id }) => id).toSorted()).toEqual(['newer', 'older']);
    await older.close();
    await newer.close();
  });

  it('lets several processes start at once on an empty database, and loses no row of any', async () => {
    const names = ['one', 'two', 'three'];
    const args = (name: string) => [JSON.stringify(empty.config), name, `${ROWS_EACH}`];
    const writers = names.map((name) => spawnNode(fileURLToPath(WRITER), args(name)));
    await Promise.all(writers.map((writer) => writer.line(/waiting/)));
    for (const writer of writers) writer.write('go');
    for (const writer of writers) expect(await writer.ended, writer.output()).toBe(0);

    const database = await openDatabase(empty.config);
    const rows = await database.queries.selectFrom('early_access_registrations').select('email').execute();
    await database.close();
    const expected = names.flatMap((name) =>
      Array.from({ length: ROWS_EACH }, (_, index) => `${name}-${index}@example.com`),
    );
    expect(rows.map(({ email }) => email).toSorted()).toEqual(expected.toSorted());
  });
});
