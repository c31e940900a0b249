import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { ConfigError } from '#config/config.ts';
import { MOVED_DATABASE_FILE } from '#infra/auth/lost-database.ts';
import { openSecrets } from '#infra/auth/open-secrets.ts';
import { readSecret } from '#infra/auth/secret-file.ts';
import { syncDirectory } from '#infra/blobs/durable-directory.ts';
import { totalRows } from './backup-manifest.ts';
import { claimCurrentSqlite } from './claim-sqlite.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { exists } from './copy-blobs.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { dataFolder } from './data-folder.ts';

export interface Moved {
  readonly rows: number;
  /** The embedded database as it was, which no server opens from now on. */
  readonly kept: string;
}

/**
 * Moves the embedded database of the data folder into the empty PostgreSQL that the settings name; all of it, or
 * nothing. No server may use either in the meantime. Files stay where they are.
 * @throws {ConfigError | CommandError | DatabaseOpenError}
 */
export async function moveToPostgres({
  dataDirectory,
  database,
}: Pick<Config, 'dataDirectory' | 'database'>): Promise<Moved> {
  if (database.kind !== 'postgres') throw new ConfigError(COMMAND_TEXTS.noPostgres);
  const { folder, ...paths } = dataFolder(dataDirectory);
  if (!(await exists(paths.database))) throw new CommandError(COMMAND_TEXTS.nothingToBackUp(folder));
  const master = await readSecret(paths.secret);
  if (!master) throw new CommandError(COMMAND_TEXTS.noSecret(folder));
  const source = await claimCurrentSqlite(paths.database);
  let rows = 0;
  try {
    await openSecrets({ dataDirectory }, source);
    rows = totalRows(await copyToPostgres(source, master, database.url));
  } finally {
    await source.close();
  }
  const kept = join(folder, MOVED_DATABASE_FILE);
  await rename(paths.database, kept);
  await syncDirectory(folder);
  return { rows, kept };
}
