import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '#config/config.ts';
import type { ServerSecretsTable } from '../db/account-tables.ts';
import type { Database } from '../db/database.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';
import type { Schema } from '../db/schema.ts';
import { lostDatabase, wasUsed } from './lost-database.ts';
import { readOrMakeSecretFile } from './secret-file.ts';
import { deriveSecrets, MASTER_SECRET_BYTES, type Secrets } from './secrets.ts';

const SECRET_FILE = 'secret';

/**
 * Returns the keys of this installation, created at its first start. With the embedded database their secret
 * is a file beside it, which only its owner may read; PostgreSQL, which servers without a common disk share,
 * stores it in a table.
 * @throws {DatabaseOpenError} where the file is not the one this database was first used with, or is damaged, or
 *   where its database is gone.
 */
export async function openSecrets(config: Pick<Config, 'dataDirectory'>, db: Database): Promise<Secrets> {
  if (db.engine === 'postgres') {
    const made = randomBytes(MASTER_SECRET_BYTES).toString('base64url');
    return deriveSecrets(Buffer.from(await insertIfAbsent(db.queries, 'master', made), 'base64url'));
  }
  const path = join(config.dataDirectory, SECRET_FILE);
  const { dataDirectory } = config;
  if (!(await hasFingerprint(db.queries)) && (await wasUsed(dataDirectory)))
    throw lostDatabase(dataDirectory);
  const master = await readOrMakeSecretFile(path);
  if (await adoptSecret(db, master)) return deriveSecrets(master);
  throw new DatabaseOpenError(
    `${path} is not the secret this database was made with, so no security answer in it would be right; ` +
      'put that file back from a backup.',
  );
}

/** Records which secret an embedded database is used with; returns false where it was used with another. */
export async function adoptSecret({ queries }: Pick<Database, 'queries'>, master: Buffer): Promise<boolean> {
  const fingerprint = createHash('sha256').update(master).digest('base64url');
  return (await insertIfAbsent(queries, 'fingerprint', fingerprint)) === fingerprint;
}

async function hasFingerprint(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('server_secrets')
    .select('name')
    .where('name', '=', 'fingerprint')
    .executeTakeFirst();
  return row !== undefined;
}

async function insertIfAbsent(
  db: Kysely<Schema>,
  name: ServerSecretsTable['name'],
  value: string,
): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
