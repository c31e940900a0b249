import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../logging/log.ts';
import type { Database } from './database.ts';
import { isReadTimeout } from './engine-errors.ts';
import type { Schema } from './schema.ts';

const POOL_MAX = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** The server ends a statement itself; the client gives up a little later, on a server that does not answer at all. */
const STATEMENT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/**
 * Sent as the connection starts, never as `set`: through a pooler the next client would have what one client set.
 */
const STATEMENT_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
} as const satisfies PoolConfig;

export interface PostgresOptions {
  /**
   * `of-requests` ends what no visitor would wait for; `of-client` leaves that to a pooler that refuses the settings of
   * a connection, and gives up on a server that does not answer; `none`, the default, suits migrations and copies,
   * which may take long.
   */
  readonly limits?: 'of-requests' | 'of-client' | 'none';
  /** Receives a warning for every connection that breaks. */
  readonly log?: Log;
}

/** Opens a pool of connections; the first query tells whether there is a server. */
export function openPostgres(url: string, { limits = 'none', log }: PostgresOptions = {}): Database {
  const config: PoolConfig = {
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'glow',
    ...(limits !== 'none' && { query_timeout: QUERY_TIMEOUT_MS }),
    ...(limits === 'of-requests' && STATEMENT_LIMITS),
  };
  const pool = new Pool(config);
  const logBroken = (err: Error) => void log?.warn({ err }, 'A connection to the database broke');
  // Unheard, the error of a connection would end the process. Each connection reports its own, and the pool replaces
  // it; of an idle one the pool reports the same once more.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', logBroken);
  });
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
