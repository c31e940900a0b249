import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import { isBusy } from './engine.ts';
import type { Schema } from './schema.ts';

const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 10;

/** The query layer over an open file. Kysely leaves a driver that was never asked anything as it is: open, and locked. */
export function sqliteDatabase(file: DatabaseSync, busyTimeoutMs = BUSY_TIMEOUT_MS): Database {
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(file, busyTimeoutMs) });
  const close = async () => {
    await queries.destroy();
    if (file.isOpen) file.close();
  };
  return { engine: 'sqlite', queries, close };
}

/** Kysely over the runtime's own SQLite; Kysely hands its single connection to one query at a time. */
function sqliteDialect(database: DatabaseSync, busyTimeoutMs: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(database, busyTimeoutMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(database: DatabaseSync, busyTimeoutMs: number): Driver {
  const connection = sqliteConnection(database, busyTimeoutMs);
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // A deferred transaction that reads before it writes fails at once when another process wrote meanwhile.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // SQLite takes a transaction back by itself when the disk is full; the error of that statement is the one to tell.
    rollbackTransaction: async () => {
      if (database.isTransaction) await run('rollback');
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

/** Queries of the features are some hundred texts; lists of many lengths add one for each. */
const MAX_PREPARED = 500;

function sqliteConnection(database: DatabaseSync, busyTimeoutMs: number): DatabaseConnection {
  const waitWhileBusy = createBusyWait(busyTimeoutMs);
  const statements = new LRUCache<string, Prepared>({
    max: MAX_PREPARED,
    memoMethod: (sql) => prepare(database, sql),
  });
  return {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      waitWhileBusy(() => execute<Row>(statements.memo(sql), parameters as readonly SQLInputValue[])),
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      const values = parameters as readonly SQLInputValue[];
      for (const row of database.prepare(sql).iterate(...values)) yield { rows: [row as Row] };
    },
  };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  return { statement, givesRows: statement.columns().length > 0 };
}

function execute<Row>(
  { statement, givesRows }: Prepared,
  values: readonly SQLInputValue[],
): QueryResult<Row> {
  if (givesRows) return { rows: statement.all(...values) as Row[] };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/**
 * Returns what runs a statement again while another process holds the file: a statement that finds it busy has done
 * nothing. The time is counted from the first of them that waits, so that a queue behind it does not wait anew.
 */
function createBusyWait(busyTimeoutMs: number) {
  let busySinceMs: number | undefined;
  return async <Value>(statement: () => Value): Promise<Value> => {
    for (;;) {
      try {
        const value = statement();
        busySinceMs = undefined;
        return value;
      } catch (error) {
        if (!isBusy(error)) throw error;
        busySinceMs ??= performance.now();
        if (performance.now() - busySinceMs >= busyTimeoutMs) throw error;
        await delay(BUSY_RETRY_MS);
      }
    }
  };
}
