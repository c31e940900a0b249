import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';
import { openSecrets } from './open-secrets.ts';

describe.each(ENGINES)('openSecrets on %s', (engine) => {
  let db: Database;
  let dataDirectory: string;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
    dataDirectory = await mkdtemp(join(tmpdir(), 'glow-secrets-'));
  });
  afterEach(async () => {
    await db.close();
    await rm(dataDirectory, { recursive: true });
  });

  it('makes them at the first start, also when several start at once, and finds the same ever after', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openSecrets({ dataDirectory }, db)));
    for (const secrets of opened) expect(secrets).toEqual(opened[0]);
    expect(await openSecrets({ dataDirectory }, db)).toEqual(opened[0]);
  });

  it('has another key for every purpose', async () => {
    const keys = Object.values(await openSecrets({ dataDirectory }, db)).map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toHaveLength(64);
  });
});

describe('openSecrets beside the embedded database', () => {
  let db: Database;
  let dataDirectory: string;
  beforeEach(async () => {
    db = await createTestDatabase('sqlite');
    dataDirectory = await mkdtemp(join(tmpdir(), 'glow-secrets-'));
  });
  afterEach(async () => {
    await db.close();
    await rm(dataDirectory, { recursive: true });
  });

  it('keeps the secret in a file that only its owner may read, and not in the database', async () => {
    await openSecrets({ dataDirectory }, db);
    expect((await stat(join(dataDirectory, 'secret'))).mode & 0o777).toBe(0o600);
    const rows = await db.queries.selectFrom('server_secrets').select('name').execute();
    expect(rows).toEqual([{ name: 'fingerprint' }]);
  });

  it.each(['', 'c2hvcnQ', Buffer.alloc(31, 7).toString('base64url')])(
    'refuses a secret file that holds %j',
    async (text) => {
      await writeFile(join(dataDirectory, 'secret'), text);
      await expect(openSecrets({ dataDirectory }, db)).rejects.toThrow(/secret is empty or damaged/);
    },
  );

  it('refuses an empty database beside the secret and the files of another', async () => {
    await openSecrets({ dataDirectory }, db);
    await db.queries.deleteFrom('server_secrets').execute();
    await openSecrets({ dataDirectory }, db); // a first start that was broken off
    await db.queries.deleteFrom('server_secrets').execute();
    await mkdir(join(dataDirectory, 'blobs/uploads'), { recursive: true });
    await expect(openSecrets({ dataDirectory }, db)).rejects.toThrow(/whose database is missing or empty/);
  });

  it('refuses a secret that is not this database’s, with one sentence that does not repeat it', async () => {
    await openSecrets({ dataDirectory }, db);
    const other = Buffer.alloc(32, 7).toString('base64url');
    await writeFile(join(dataDirectory, 'secret'), other);
    const error = await openSecrets({ dataDirectory }, db).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty(
      'message',
      expect.stringContaining('secret is not the secret this database'),
    );
    expect(error).not.toHaveProperty('message', expect.stringContaining(other));
  });
});
