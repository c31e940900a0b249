import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '#config/config.ts';
import { openSecrets } from '#infra/auth/open-secrets.ts';
import { makeDirectory, syncDirectory } from '#infra/blobs/durable-directory.ts';
import type { Clock } from '#infra/clock.ts';
import { type Manifest, totalRows, writeManifest } from './backup-manifest.ts';
import { claimCurrentSqlite, claimSqlite } from './claim-sqlite.ts';
import { type Amounts, COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { copyBlobs, exists } from './copy-blobs.ts';
import { copyFromPostgres } from './copy-from-postgres.ts';
import { countRows } from './copy-tables.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';
import { referencedBlobs } from './referenced-blobs.ts';
import { snapshotSqlite } from './snapshot-sqlite.ts';
import { tablesInOrder } from './table-order.ts';

const OWNER_ONLY = 0o700;
/** A file deleted between two checks is missing at the first, and gone from the rows at the second. */
const ATTEMPTS = 3;

export interface BackupMade extends Amounts {
  /** Keys of files that the database refers to and the server itself has lost. */
  readonly missing: readonly string[];
}

/**
 * Backs up everything that cannot be recreated, from a server that continues to serve, into a folder that
 * appears when the copy is complete: the database as of one moment, its secret, and every file that it
 * refers to.
 * @throws {CommandError | DatabaseOpenError}
 */
export async function makeBackup(
  { config, clock }: { readonly config: Pick<Config, 'dataDirectory' | 'database'>; readonly clock: Clock },
  folder: string,
): Promise<BackupMade> {
  if ((await exists(folder)) && (await readdir(folder)).length > 0)
    throw new CommandError(COMMAND_TEXTS.notEmptyFolder(folder));
  const growing = dataFolder(join(dirname(folder), `.${basename(folder)}-${randomUUID()}`));
  const made_at = clock.now().toISOString();
  await makeDirectory(dirname(folder));
  await mkdir(growing.folder, { mode: OWNER_ONLY });
  try {
    const missing = await copyWhole(config, growing);
    const tables = await countTables(growing);
    const manifest = await writeManifest(growing, { made_at, engine: config.database.kind, tables });
    await syncDirectory(growing.folder);
    await rename(growing.folder, folder);
    await syncDirectory(dirname(folder));
    return { rows: totalRows(manifest.tables), files: manifest.files, missing };
  } finally {
    await rm(growing.folder, { recursive: true, force: true });
  }
}

/** Files are copied before the database, for what is deleted in the meantime, and after it, for what is new. */
async function copyWhole(
  { dataDirectory, database }: Pick<Config, 'dataDirectory' | 'database'>,
  growing: DataFolder,
): Promise<readonly string[]> {
  const live = dataFolder(dataDirectory);
  for (let attempt = 1; ; attempt += 1) {
    await copyBlobs(live.blobs, growing.blobs);
    await rm(growing.database, { force: true });
    await rm(growing.secret, { force: true });
    if (database.kind === 'postgres') await copyFromPostgres(database.url, growing);
    else await snapshotSqlite(live, growing);
    await copyBlobs(live.blobs, growing.blobs);
    const missing = await findMissing(growing);
    if (missing.length === 0 || attempt === ATTEMPTS) return missing;
  }
}

/** Opens a second copy as a server of this release would, with its secret, and looks for what it refers to. */
async function findMissing(copy: DataFolder): Promise<readonly string[]> {
  const probe = join(copy.folder, 'probe.sqlite');
  await copyFile(copy.database, probe);
  const database = await claimCurrentSqlite(probe);
  try {
    await openSecrets({ dataDirectory: copy.folder }, database);
    const missing: string[] = [];
    for (const key of await referencedBlobs(database.queries)) {
      if (!(await exists(join(copy.blobs, key)))) missing.push(key);
    }
    return missing;
  } finally {
    await database.close();
    await rm(probe);
  }
}

async function countTables({ database }: DataFolder): Promise<Manifest['tables']> {
  const { queries, close } = claimSqlite(database);
  try {
    const counts: Record<string, number> = {};
    for (const table of await tablesInOrder(queries)) counts[table] = await countRows(queries, table);
    return counts;
  } finally {
    await close();
  }
}
