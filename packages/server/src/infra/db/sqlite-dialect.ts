import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from './database.ts';
import { isBusy } from './engine-errors.ts';
import type { Schema } from './schema.ts';
import { createStatementCache, executeStatement } from './sqlite-statements.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

export const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 10;

/**
 * Returns the query layer over an open file; `writer` is the thread for its writes, where it has one.
 * Kysely leaves a driver that was never asked anything as it is: open, and locked.
 */
export function sqliteDatabase(
  file: DatabaseSync,
  { busyTimeoutMs = BUSY_TIMEOUT_MS, writer }: { busyTimeoutMs?: number; writer?: SqliteWriter } = {},
): Database {
  const connection = sqliteConnection(file, busyTimeoutMs);
  const queries = kyselyOver(sqliteDriver(connection, () => file.isTransaction));
  const close = async () => {
    await writer?.close();
    await queries.destroy();
    if (file.isOpen) file.close();
  };
  const writes = writer ? kyselyOver(writerDriver(writer)) : queries;
  return {
    engine: 'sqlite',
    config: { kind: 'sqlite', file: file.location() ?? ':memory:' },
    queries,
    writes,
    searchIndex: 'there',
    forReading: async () => queries,
    close,
  };
}

/** Returns Kysely over the runtime's own SQLite, whose one connection runs one query at a time. */
function kyselyOver(driver: Driver): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** Returns a driver for single statements: what it writes never depends on what was read before. */
function writerDriver(writer: SqliteWriter): Driver {
  const refuse = async () => {
    throw new Error('Transactions run on `queries`');
  };
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) =>
      (await writer.run({ sql, parameters })) as QueryResult<Row>,
    streamQuery: () => {
      throw new Error('Rows are streamed on `queries`');
    },
  };
  return {
    ...driverOf(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
  };
}

function sqliteDriver(connection: DatabaseConnection, isTransaction: () => boolean): Driver {
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    ...driverOf(connection),
    // A deferred transaction that reads before it writes fails at once when another process wrote meanwhile.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // SQLite rolls back by itself when the disk is full; the error of that statement is the one to report.
    rollbackTransaction: async () => {
      if (isTransaction()) await run('rollback');
    },
  };
}

/** Returns what every driver of one connection does; whoever opened the connection closes it. */
function driverOf(
  connection: DatabaseConnection,
): Pick<Driver, 'init' | 'acquireConnection' | 'releaseConnection' | 'destroy'> {
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

function sqliteConnection(database: DatabaseSync, busyTimeoutMs: number): DatabaseConnection {
  const waitWhileBusy = createBusyWait(busyTimeoutMs);
  const prepared = createStatementCache(database);
  return {
    executeQuery: <Row>(query: CompiledQuery) =>
      waitWhileBusy(
        () => executeStatement<Row>(prepared, query),
        query.query.kind === 'SelectQueryNode' ? 'read' : 'write',
      ),
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      const values = parameters as readonly SQLInputValue[];
      for (const row of database.prepare(sql).iterate(...values)) yield { rows: [row as Row] };
    },
  };
}

/**
 * Returns what runs a statement again while another process holds the file: a statement that finds it busy has done
 * nothing. The time is counted from the first of them that waits, so that a queue behind it does not wait anew, until
 * one that writes goes through (a read does so whoever holds the file) or none has come for as long.
 */
function createBusyWait(busyTimeoutMs: number) {
  let busySinceMs = Number.NEGATIVE_INFINITY;
  let busyAtMs = Number.NEGATIVE_INFINITY;
  return async <Value>(statement: () => Value, kind: 'read' | 'write'): Promise<Value> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const value = statement();
        if (kind === 'write') busyAtMs = Number.NEGATIVE_INFINITY;
        return value;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const nowMs = performance.now();
        if (attempt === 0 && nowMs - busyAtMs >= busyTimeoutMs) busySinceMs = nowMs;
        busyAtMs = nowMs;
        if (nowMs - busySinceMs >= busyTimeoutMs) throw error;
        await delay(BUSY_RETRY_MS);
      }
    }
  };
}
