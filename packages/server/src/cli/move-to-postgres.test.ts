import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#infra/db/open-database.ts';
import { countAllRows, rowsOf } from '#test/rows-of.ts';
import { ENGINES } from '#test/test-database.ts';
import {
  createTestInstallation,
  populate,
  secretsOf,
  type TestInstallation,
} from '#test/test-installation.ts';
import { moveToPostgres } from './move-to-postgres.service.ts';

describe.runIf(ENGINES.includes('postgres'))('moveToPostgres', () => {
  let embedded: TestInstallation;
  let target: TestInstallation;
  beforeEach(async () => {
    embedded = await createTestInstallation('sqlite');
    target = await createTestInstallation('postgres');
  });
  afterEach(async () => {
    await embedded.remove();
    await target.remove();
  });

  const move = () => moveToPostgres({ ...target.settings, dataDirectory: embedded.dataDirectory });
  const onTarget = async (statement: string) => {
    const { queries, close } = await openDatabase(target.config);
    await sql.raw(statement).execute(queries);
    await close();
  };
  const onEmbedded = async (email: string) => {
    const { queries, close } = await openDatabase(embedded.config);
    await queries.updateTable('early_access_registrations').set({ email }).where('id', '=', '7').execute();
    await close();
  };

  it('moves every row and the secret, and leaves the embedded database under another name', async () => {
    const secrets = await populate(embedded);
    const before = await rowsOf(embedded);
    const { rows, kept } = await move();
    expect(rows).toBe(1204);
    expect(await rowsOf(target)).toEqual(before);
    expect(await secretsOf(target)).toEqual(secrets);
    expect(kept).toBe(`${embedded.dataDirectory}/moved-to-postgres.sqlite`);
    expect((await readdir(embedded.dataDirectory)).toSorted()).toEqual([
      'blobs',
      'moved-to-postgres.sqlite',
      'secret',
    ]);
    await expect(move()).rejects.toThrow(/There is no database in/);
  });

  it('refuses while a server has the embedded database open, however idle', async () => {
    await populate(embedded);
    const server = await openDatabase(embedded.config);
    await expect(move()).rejects.toThrow(/glow\.sqlite is in use; stop every server/);
    expect(await server.queries.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
    await server.close();
    expect(await countAllRows(target)).toBe(0);
  });

  it.each([
    ['a table of somebody else', 'create table invoices (id integer)', /is not empty \(invoices\)/],
    [
      'a row of ours',
      "insert into attempt_counters (key, attempts, window_ends_at) values ('x', 1, 'x')",
      /is not empty \(attempt_counters\)/,
    ],
  ])('refuses a PostgreSQL that holds %s', async (_what, statement, reason) => {
    await populate(embedded);
    await onTarget(statement);
    await expect(move()).rejects.toThrow(reason);
    expect(await readdir(embedded.dataDirectory)).toContain('glow.sqlite');
  });

  it('copies nothing when one row cannot be copied, and everything when that is mended', async () => {
    await populate(embedded);
    await onEmbedded('a\0@example.com');
    await expect(move()).rejects.toThrow(/^The database cannot be used: /);
    expect(await countAllRows(target)).toBe(0);
    await onEmbedded('a@example.com');
    expect(await move()).toMatchObject({ rows: 1204 });
  });

  it('says what it lacks', async () => {
    await expect(move()).rejects.toThrow(/^There is no database in /);
    await expect(moveToPostgres(embedded.settings)).rejects.toThrow(
      'Name an empty PostgreSQL database in DATABASE_URL.',
    );
  });

  it('names no password of a database that does not answer', async () => {
    await populate(embedded);
    const url = 'postgresql://somebody:hidden-word@127.0.0.1:9/none';
    const settings = { dataDirectory: embedded.dataDirectory, database: { kind: 'postgres', url } as const };
    const error = await moveToPostgres(settings).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message', expect.stringMatching(/^The database cannot be used: /));
    expect(error).not.toHaveProperty('message', expect.stringContaining('hidden-word'));
  });
});
