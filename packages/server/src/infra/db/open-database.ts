import { sql } from 'kysely';
import type { DatabaseConfig } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { isSettingRefused } from './engine-errors.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openReplica } from './replica.ts';
import { findSearchIndex } from './search-index.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database and migrates its schema, which may take as long as it takes; every later statement is
 * limited in time. `log` receives a warning for every connection that breaks.
 * @throws {DatabaseOpenError} where it cannot be opened or is of a newer release.
 */
export async function openDatabase(config: DatabaseConfig, log?: Log): Promise<Database> {
  const unlimited = config.kind === 'sqlite' ? await openSqlite(config.file) : openPostgres(config.url);
  await migrateOrClose(unlimited);
  if (config.kind === 'sqlite') return unlimited;
  await unlimited.close();
  return openMigrated(config, log);
}

/** Opens a database whose schema is that of this release, such as one that this process has open already. */
export async function openMigrated(config: DatabaseConfig, log?: Log): Promise<Database> {
  if (config.kind === 'sqlite') return openSqlite(config.file);
  const limited = await openLimited(config.url, log);
  const primary = { ...limited, searchIndex: await findSearchIndex(limited.queries, log) };
  if (!config.readUrl) return primary;
  const replica = openReplica(primary.queries, await openLimited(config.readUrl, log), log);
  const close = async () => {
    await replica.close();
    await primary.close();
  };
  return { ...primary, config, forReading: replica.choose, close };
}

async function openLimited(url: string, log: Log | undefined): Promise<Database> {
  const limited = openPostgres(url, { limits: 'of-requests', ...(log && { log }) });
  const isLimited = await sql`select 1`.execute(limited.queries).then(
    () => true,
    (cause: unknown) => !isSettingRefused(cause),
  );
  if (isLimited) return limited;
  await limited.close();
  return openPostgres(url, { limits: 'of-client', ...(log && { log }) });
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
