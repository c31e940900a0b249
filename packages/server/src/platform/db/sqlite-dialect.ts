import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
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
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** The query layer over an open file. Kysely leaves a driver that was never asked anything as it is: open, and locked. */
export function sqliteDatabase(file: DatabaseSync): Database {
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  const close = async () => {
    await queries.destroy();
    if (file.isOpen) file.close();
  };
  return { engine: 'sqlite', queries, close };
}

/** Kysely over the runtime's own SQLite; Kysely hands its single connection to one query at a time. */
function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(database: DatabaseSync): Driver {
  const connection = sqliteConnection(database);
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // A deferred transaction that reads before it writes fails at once when another process wrote meanwhile.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

/** Queries of the features are some hundred texts; lists of many lengths would add one for each. */
const MAX_PREPARED = 300;

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

/** Prepares each text once; the one that was used longest ago makes room (LRU). */
function preparedStatements(database: DatabaseSync): (sql: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (sql) => {
    const known = cache.get(sql);
    if (known) cache.delete(sql);
    const prepared = known ?? prepare(database, sql);
    cache.set(sql, prepared);
    const [oldest] = cache.keys();
    if (cache.size > MAX_PREPARED && oldest !== undefined) cache.delete(oldest);
    return prepared;
  };
}

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  return { statement, givesRows: statement.columns().length > 0 };
}

function sqliteConnection(database: DatabaseSync): DatabaseConnection {
  const preparedOf = preparedStatements(database);
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { statement, givesRows } = preparedOf(sql);
      const values = parameters as readonly SQLInputValue[];
      if (givesRows) return { rows: statement.all(...values) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      const values = parameters as readonly SQLInputValue[];
      for (const row of database.prepare(sql).iterate(...values)) yield { rows: [row as Row] };
    },
  };
}
