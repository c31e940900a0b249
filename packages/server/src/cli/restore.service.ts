import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { readSecret } from '#infra/auth/secret-file.ts';
import { makeDirectory, syncDirectory } from '#infra/blobs/durable-directory.ts';
import type { Clock } from '#infra/clock.ts';
import { openBackup, totalRows } from './backup-manifest.ts';
import { claimCurrentSqlite, claimSqlite } from './claim-sqlite.ts';
import { type Amounts, COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { copyBlobs, copyDurably, exists, keysIn } from './copy-blobs.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';

const FOLDER_OF_OWNER = 0o700;
const FILE_OF_OWNER = 0o600;

export interface RestoreOptions {
  readonly config: Pick<Config, 'dataDirectory' | 'database'>;
  readonly clock: Clock;
  /** `keep-beside`: existing data moves into a folder of its own. */
  readonly presentData: 'refuse' | 'keep-beside';
}

export interface Restored extends Amounts {
  /** Where the previous data is now. */
  readonly keptIn?: string;
}

/**
 * Restores a backup to where the settings say, from either engine to either engine; all of it, or nothing.
 * @throws {CommandError | DatabaseOpenError}
 */
export async function restoreBackup(
  { config, clock, presentData }: RestoreOptions,
  folder: string,
): Promise<Restored> {
  const { backup, manifest } = await openBackup(folder);
  const live = dataFolder(config.dataDirectory);
  const isSqlite = config.database.kind === 'sqlite';
  const present = [...(isSqlite ? await findPresentDatabase(live) : []), ...(await findPresentBlobs(live))];
  if (present.length > 0 && presentData === 'refuse')
    throw new CommandError(COMMAND_TEXTS.dataThere(live.folder));
  if (present.includes(live.database)) await claimSqlite(live.database).close();

  await makeDirectory(live.folder);
  await chmod(live.folder, FOLDER_OF_OWNER);
  const staged = dataFolder(join(live.folder, `.restoring-${randomUUID()}`));
  await mkdir(staged.folder, { mode: FOLDER_OF_OWNER });
  try {
    await stage(backup, staged);
    const inPlace = [staged.blobs];
    if (config.database.kind === 'postgres') await copyIntoPostgres(staged, config.database.url);
    else inPlace.push(staged.secret, staged.database);
    const keptIn = present.length > 0 ? await setAside(live, present, clock.now()) : undefined;
    // Whatever is left of it holds no file of ours.
    await rm(live.blobs, { recursive: true, force: true });
    for (const path of inPlace) await rename(path, path.replace(staged.folder, live.folder));
    await syncDirectory(live.folder);
    return { rows: totalRows(manifest.tables), files: manifest.files, ...(keptIn && { keptIn }) };
  } finally {
    await rm(staged.folder, { recursive: true, force: true });
  }
}

async function findPresentDatabase({ database, secret }: DataFolder): Promise<string[]> {
  const present: string[] = [];
  for (const path of [database, `${database}-wal`, `${database}-shm`, secret])
    if (await exists(path)) present.push(path);
  return present;
}

async function findPresentBlobs({ blobs }: DataFolder): Promise<string[]> {
  for await (const _key of keysIn(blobs)) return [blobs];
  return [];
}

async function stage(backup: DataFolder, staged: DataFolder): Promise<void> {
  await copyBlobs(backup.blobs, staged.blobs);
  await copyDurably(backup.database, staged.database);
  const hasSecret = await copyDurably(backup.secret, staged.secret);
  if (!hasSecret) throw new CommandError(COMMAND_TEXTS.damaged('its secret is missing'));
  await chmod(staged.secret, FILE_OF_OWNER);
}

async function copyIntoPostgres(staged: DataFolder, url: string): Promise<void> {
  const master = await readSecret(staged.secret);
  if (!master) throw new CommandError(COMMAND_TEXTS.damaged('its secret is missing'));
  const source = await claimCurrentSqlite(staged.database);
  try {
    await copyToPostgres(source, master, url);
  } finally {
    await source.close();
  }
}

async function setAside({ folder }: DataFolder, present: readonly string[], now: Date): Promise<string> {
  const aside = join(folder, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: FOLDER_OF_OWNER });
  for (const path of present) {
    if (await exists(path)) await rename(path, path.replace(folder, aside));
  }
  return aside;
}
