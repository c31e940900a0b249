import { readdir } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestFolder } from '#test/test-folder.ts';
import { openSecrets } from './open-secrets.ts';
import { deriveSecrets } from './secrets.ts';

describe('openSecrets on PostgreSQL', () => {
  it('keeps the secret in a table, for servers without a common disk, and writes no file', async () => {
    const db = await createTestDatabase('postgres');
    onTestFinished(() => db.close());
    const [first, second] = [await createTestFolder(), await createTestFolder()];
    const secrets = await openSecrets({ dataDirectory: first }, db);
    expect(await openSecrets({ dataDirectory: second }, db)).toEqual(secrets);
    expect([await readdir(first), await readdir(second)]).toEqual([[], []]);
    const rows = await db.queries.selectFrom('server_secrets').selectAll().execute();
    expect(rows.map(({ name }) => name)).toEqual(['master']);
    const master = Buffer.from(rows[0]?.value ?? '', 'base64url');
    expect(master).toHaveLength(32);
    expect(secrets).toEqual(deriveSecrets(master));
  });
});
