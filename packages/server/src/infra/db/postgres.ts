import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { isReadTimeout } from './engine-errors.ts';
import { openPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** Opens a database without limits, as migrations and copies need it; the first query tells whether there is a server. */
export const openPostgres = (url: string): Database => postgresDatabase(url, openPool(url));

/** Returns the query layer over a pool, which it closes. */
export function postgresDatabase(url: string, pool: Pool): Database {
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withoutSilentConnections(pool) }),
  });
  const close = async () => {
    await queries.destroy();
    if (!pool.ended) await pool.end(); // Kysely leaves a driver that was never asked anything as it is.
  };
  const forReading = async () => queries;
  return {
    engine: 'postgres',
    config: { kind: 'postgres', url },
    queries,
    writes: queries,
    searchIndex: 'missing',
    forReading,
    close,
  };
}

/**
 * Returns the pool for the query layer. A query whose wait timed out may still be running on its connection, where the
 * next one would wait behind it: such a connection is discarded.
 */
function withoutSilentConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let silence: unknown;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (silence) throw silence; // a rollback, which would wait as long
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (isReadTimeout(error)) silence = error;
          throw error;
        }
      };
      return {
        // Its type also takes a cursor, which is not configured.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy = false) => client.release(destroy || silence !== undefined),
      };
    },
  };
}
