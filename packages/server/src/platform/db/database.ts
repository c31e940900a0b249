import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '../../config/config.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** The one query layer over both engines. */
export interface Database {
  readonly engine: Engine;
  readonly queries: Kysely<Schema>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws {DatabaseOpenError} where it cannot be opened or is of a newer release.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = config.kind === 'sqlite' ? await openSqlite(config.file) : openPostgres(config.url);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseOpenError) throw error;
    throw DatabaseOpenError.because(error);
  }
}
