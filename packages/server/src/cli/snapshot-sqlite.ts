import { chmod } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from '#infra/db/database-open-error.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { copyDurably, exists, syncFile } from './copy-blobs.ts';
import type { DataFolder } from './data-folder.ts';

const WAIT_MS = 5000;
const OWNER_ONLY = 0o600;

/**
 * Copies the database as of one moment, with its secret, while servers continue to read and write. What was
 * deleted before is not in the copy, not even in unused pages.
 */
export async function snapshotSqlite(live: DataFolder, to: DataFolder): Promise<void> {
  if (!(await exists(live.database))) throw new CommandError(COMMAND_TEXTS.nothingToBackUp(live.folder));
  if (!(await copyDurably(live.secret, to.secret)))
    throw new CommandError(COMMAND_TEXTS.noSecret(live.folder));
  await chmod(to.secret, OWNER_ONLY);
  vacuumInto(live.database, to.database);
  await chmod(to.database, OWNER_ONLY);
  await syncFile(to.database);
}

function vacuumInto(file: string, copy: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
    database.prepare('vacuum into ?').run(copy);
  } catch (cause) {
    throw DatabaseOpenError.because(cause, file);
  } finally {
    database?.close();
  }
}
