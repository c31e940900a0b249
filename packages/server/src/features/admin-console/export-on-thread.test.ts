import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#infra/db/database.ts';
import { openPostgres } from '#infra/db/postgres.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { createExporter } from './export-on-thread.ts';

const ZIP = 'PK\x03\x04';
const NEWEST_MS = Date.UTC(2026, 10, 28);
const NOBODY_LISTENS = 'postgresql://glow@127.0.0.1:1/glow';

function open(database: Database) {
  const exporter = createExporter(database);
  onTestFinished(() => exporter.close());
  return exporter;
}

describe.each(ENGINES)('createExporter on %s', (engine) => {
  it('writes several lists at once, and again after it was closed', async () => {
    const db = await createTestDatabase(engine);
    onTestFinished(() => db.close());
    const exporter = open(db);
    const starts = async () => {
      const files = [exporter.start('registrations'), exporter.start('users')];
      return (await Promise.all(files.map(buffer))).map((file) => file.toString('latin1', 0, 4));
    };
    expect(await starts()).toEqual([ZIP, ZIP]);
    await exporter.close();
    expect(await starts()).toEqual([ZIP, ZIP]);
  });

  it('writes every row once, the newest first, however many statements read them', async () => {
    const db = await createTestDatabase(engine);
    onTestFinished(() => db.close());
    const rows = Array.from({ length: 1100 }, (_, index) => {
      const time = new Date(NEWEST_MS - Math.floor(index / 3)).toISOString(); // three of each
      return {
        id: `${9999 - index}`,
        email: `guest-${index}@example.com`,
        consent: 1,
        consent_text_version: '2026-11-21',
        page_origin: null,
        page_fields: null,
        created_at: time,
        last_joined_at: time,
      };
    });
    await db.queries.insertInto('early_access_registrations').values(rows).execute();
    const { sheets } = await readXlsx(await buffer(open(db).start('registrations')));
    expect(sheets[0]?.rows.slice(1).map(([email]) => email)).toEqual(rows.map(({ email }) => email));
  });
});

it('breaks a file whose database is gone', async () => {
  await expect(buffer(open(openPostgres(NOBODY_LISTENS)).start('users'))).rejects.toThrow('ECONNREFUSED');
});
