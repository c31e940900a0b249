import { DatabaseSync } from 'node:sqlite';
import type { Database } from '#infra/db/database.ts';
import { DatabaseOpenError } from '#infra/db/database-open-error.ts';
import { isBusy } from '#infra/db/engine-errors.ts';
import { migrate } from '#infra/db/migrate.ts';
import { sqliteDatabase } from '#infra/db/sqlite-dialect.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';

const WAIT_MS = 1000;

/**
 * Opens a SQLite database exclusively until it is closed, and folds its write-ahead log into the file. Every
 * server that has it open holds a lock on it, however idle, and one that starts in the meantime finds it
 * locked.
 * @throws {CommandError} where a server has it open; {@link DatabaseOpenError} where it is no database.
 */
export function claimSqlite(file: string): Database {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: WAIT_MS });
    database.exec('pragma locking_mode = exclusive');
    database.exec('pragma journal_mode = delete');
    database.exec('begin exclusive');
    database.exec('commit');
    database.exec('pragma foreign_keys = on');
  } catch (cause) {
    database?.close();
    if (isBusy(cause)) throw new CommandError(COMMAND_TEXTS.inUse(file), { cause });
    throw DatabaseOpenError.because(cause, file);
  }
  return sqliteDatabase(database);
}

/** Does the same and migrates the database to the current schema. */
export async function claimCurrentSqlite(file: string): Promise<Database> {
  const database = claimSqlite(file);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
