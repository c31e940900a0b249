import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../logging/log.ts';
import { isSettingRefused } from './engine-errors.ts';

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

export interface PoolOptions {
  /**
   * `of-requests` ends what no visitor would wait for; `of-client` leaves that to a pooler that refuses the settings of
   * a connection, and gives up on a server that does not answer; `none`, the default, suits migrations and copies,
   * which may take long.
   */
  readonly limits?: 'of-requests' | 'of-client' | 'none';
  /** Receives a warning for every connection that breaks. */
  readonly log?: Log | undefined;
}

/** Opens a pool of connections; the first query tells whether there is a server. */
export function openPool(url: string, { limits = 'none', log }: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'glow',
    ...(limits !== 'none' && { query_timeout: QUERY_TIMEOUT_MS }),
    ...(limits === 'of-requests' && STATEMENT_LIMITS),
  });
  const logBroken = (err: Error) => void log?.warn({ err }, 'A connection to the database broke');
  // Unheard, the error of a connection would end the process. Each connection reports its own, and the pool replaces
  // it; of an idle one the pool reports the same once more.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', logBroken);
  });
  return pool;
}

/** Opens a pool whose statements are limited in time, by a pooler where it allows no other limits. */
export async function openLimitedPool(url: string, log?: Log): Promise<Pool> {
  const limited = openPool(url, { limits: 'of-requests', log });
  const isLimited = await limited.query('select 1').then(
    () => true,
    (cause: unknown) => !isSettingRefused(cause),
  );
  if (isLimited) return limited;
  await limited.end();
  return openPool(url, { limits: 'of-client', log });
}
