import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';

/** Where `move-to-postgres` leaves the embedded database. */
export const MOVED_DATABASE_FILE = 'moved-to-postgres.sqlite';
/** A first start that was broken off leaves a secret without a database; people start again within this. */
const FIRST_START_MS = 60_000;

/**
 * Refuses to start as a new installation where there was one: the secret exists and its database does not.
 * @throws {DatabaseOpenError} with what to do.
 */
export async function refuseLostDatabase({
  dataDirectory,
  database,
}: Pick<Config, 'dataDirectory' | 'database'>): Promise<void> {
  if (database.kind !== 'sqlite' || (await sizeOf(database.file)) > 0) return;
  if (await wasUsed(dataDirectory)) throw lostDatabase(dataDirectory);
}

/** Tells whether a data folder with a secret is that of a former installation. */
export async function wasUsed(dataDirectory: string): Promise<boolean> {
  const secret = await stat(join(dataDirectory, 'secret')).catch(() => undefined);
  if (!secret) return false;
  if (Date.now() - secret.mtimeMs > FIRST_START_MS) return true;
  if ((await sizeOf(join(dataDirectory, MOVED_DATABASE_FILE))) > 0) return true;
  return holdsBlobs(join(dataDirectory, 'blobs'));
}

export function lostDatabase(dataDirectory: string): DatabaseOpenError {
  return new DatabaseOpenError(
    `${dataDirectory} holds the secret of an installation whose database is missing or empty: put glow.sqlite back ` +
      'from a backup, set DATABASE_URL where it was moved to PostgreSQL, or name a new GLOW_DATA_DIR to start anew.',
  );
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function holdsBlobs(folder: string): Promise<boolean> {
  const entries = await opendir(folder).catch(() => undefined);
  if (!entries) return false;
  for await (const { name } of entries) if (!name.startsWith('.')) return true;
  return false;
}
