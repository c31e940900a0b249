import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { isBusy } from './engine-errors.ts';
import { BUSY_TIMEOUT_MS, sqliteDatabase } from './sqlite-dialect.ts';
import { createSqliteWriter } from './sqlite-writer.ts';

/** The folder holds addresses of people. */
const OWNER_ONLY = 0o700;
const WAL_RETRY_MS = 20;
const WAL_RETRIES = 250;

/**
 * Opens the embedded database, making its directory; several processes may hold one file open. A statement waits
 * `busyTimeoutMs` (default: 5000) for another process that writes, without holding up anything else.
 */
export async function openSqlite(file: string, busyTimeoutMs = BUSY_TIMEOUT_MS): Promise<Database> {
  const database = await openFile(file);
  try {
    await switchToWal(database);
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    // What was erased is overwritten, not only unlinked.
    database.exec('pragma secure_delete = on');
  } catch (cause) {
    database.close();
    throw DatabaseOpenError.because(cause, file);
  }
  return sqliteDatabase(database, { busyTimeoutMs, writer: createSqliteWriter({ file, busyTimeoutMs }) });
}

async function openFile(file: string): Promise<DatabaseSync> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: OWNER_ONLY });
    // SQLite's own busy timeout sleeps on the thread of every request.
    return new DatabaseSync(file, { timeout: 0 });
  } catch (cause) {
    throw DatabaseOpenError.because(cause, file);
  }
}

/** Switches to WAL, which locks the whole file for a moment and does not wait for a lock. */
async function switchToWal(database: DatabaseSync): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || attempt >= WAL_RETRIES) throw error;
      await delay(WAL_RETRY_MS);
    }
  }
}
