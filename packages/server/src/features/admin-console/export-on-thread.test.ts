import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '#config/config.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { createExporter } from './export-on-thread.ts';

const ZIP = 'PK\x03\x04';
const NOBODY_LISTENS: DatabaseConfig = { kind: 'postgres', url: 'postgresql://glow@127.0.0.1:1/glow' };

function open(database: DatabaseConfig) {
  const exporter = createExporter(database);
  onTestFinished(() => exporter.close());
  return exporter;
}

describe.each(ENGINES)('createExporter on %s', (engine) => {
  it('writes several lists at once, and again after it was closed', async () => {
    const db = await createTestDatabase(engine);
    onTestFinished(() => db.close());
    const exporter = open(db.config);
    const starts = async () => {
      const files = [exporter.start('registrations'), exporter.start('users')];
      return (await Promise.all(files.map(buffer))).map((file) => file.toString('latin1', 0, 4));
    };
    expect(await starts()).toEqual([ZIP, ZIP]);
    await exporter.close();
    expect(await starts()).toEqual([ZIP, ZIP]);
  });
});

it('breaks a file whose database is gone', async () => {
  await expect(buffer(open(NOBODY_LISTENS).start('users'))).rejects.toThrow('ECONNREFUSED');
});
