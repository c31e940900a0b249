import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { DatabaseConfig, PostgresConfig } from '#config/config.ts';
import { openReplica } from './replica.ts';

/** Reads through the drivers alone: the modules of the query layer take 20 MB on each thread that imports them. */
export interface StatementReader {
  /** Reads all rows of a statement, from where the database's `forReading` would. */
  read(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const BUSY_TIMEOUT_MS = 5000;

/** Opens a database that this process has open already, for another thread. */
export async function openStatementReader(config: DatabaseConfig): Promise<StatementReader> {
  return config.kind === 'sqlite' ? readSqlite(config.file) : readPostgres(config);
}

function readSqlite(file: string): StatementReader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  return {
    read: async (sql, parameters) => database.prepare(sql).all(...(parameters as readonly SQLInputValue[])),
    close: async () => database.close(),
  };
}

/** Imports the driver here, since it takes 5 to 10 MB which SQLite does not need. */
async function readPostgres({ url, readUrl }: PostgresConfig): Promise<StatementReader> {
  const { openLimitedPool } = await import('./postgres-pool.ts');
  const primary = await openLimitedPool(url);
  const replica = readUrl === undefined ? undefined : await openLimitedPool(readUrl);
  const reads = replica && openReplica(primary, replica);
  return {
    async read(sql, parameters) {
      const pool = (await reads?.choose()) ?? primary;
      return (await pool.query(sql, [...parameters])).rows;
    },
    async close() {
      await replica?.end();
      await primary.end();
    },
  };
}
