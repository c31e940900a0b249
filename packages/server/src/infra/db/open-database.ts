import type { DatabaseConfig } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openReplica } from './replica.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database and migrates its schema, which may take as long as it takes; every later statement is
 * limited in time. `log` receives a warning for every connection that breaks.
 * @throws {DatabaseOpenError} where it cannot be opened or is of a newer release.
 */
export async function openDatabase(config: DatabaseConfig, log?: Log): Promise<Database> {
  if (config.kind === 'sqlite') {
    const database = await openSqlite(config.file);
    await migrateOrClose(database);
    return database;
  }
  const unlimited = openPostgres(config.url);
  await migrateOrClose(unlimited);
  await unlimited.close();
  const primary = openPostgres(config.url, { limits: 'of-requests', ...(log && { log }) });
  if (!config.readUrl) return primary;
  const replica = openReplica(primary.queries, config.readUrl, log);
  const close = async () => {
    await replica.close();
    await primary.close();
  };
  return { ...primary, forReading: replica.choose, close };
}

async function migrateOrClose(database: Database): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseOpenError) throw error;
    throw DatabaseOpenError.because(error);
  }
}
