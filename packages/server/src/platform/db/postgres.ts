import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const POOL_MAX = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens a pool of connections; the first query tells whether there is a server. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'glow',
  });
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', queries, close: () => queries.destroy() };
}
