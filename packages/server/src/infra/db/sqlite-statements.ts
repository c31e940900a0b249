import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** What a compiled query says; it can be sent to another thread. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

export type StatementCache = LRUCache<string, PreparedStatement>;

/** Queries of the features are some hundred texts; lists of many lengths add one for each. */
const MAX_PREPARED = 500;

export function createStatementCache(database: DatabaseSync): StatementCache {
  return new LRUCache<string, PreparedStatement>({
    max: MAX_PREPARED,
    memoMethod(sql) {
      const statement = database.prepare(sql);
      return { statement, givesRows: statement.columns().length > 0 };
    },
  });
}

/** Runs a statement on the calling thread. Throws SQLite's error, with its result code as `errcode`. */
export function executeStatement<Row>(
  prepared: StatementCache,
  { sql, parameters }: Statement,
): QueryResult<Row> {
  const { statement, givesRows } = prepared.memo(sql);
  const values = parameters as readonly SQLInputValue[];
  if (givesRows) return { rows: statement.all(...values) as Row[] };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}
