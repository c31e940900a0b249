import type { DatabaseConfig, PostgresConfig } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { migrate } from './migrate.ts';
import { openPostgres, postgresDatabase } from './postgres.ts';
import { openLimitedPool } from './postgres-pool.ts';
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

async function openMigrated(config: PostgresConfig, log?: Log): Promise<Database> {
  const pool = await openLimitedPool(config.url, log);
  const limited = postgresDatabase(config.url, pool);
  const primary = { ...limited, searchIndex: await findSearchIndex(limited.queries, log) };
  if (!config.readUrl) return primary;
  const replicaPool = await openLimitedPool(config.readUrl, log);
  const replica = postgresDatabase(config.readUrl, replicaPool);
  const reads = openReplica(pool, replicaPool, log);
  const forReading = async () => ((await reads.choose()) === pool ? primary : replica).queries;
  const close = async () => {
    await replica.close();
    await primary.close();
  };
  return { ...primary, config, forReading, close };
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
