import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { waitAtMost } from '../concurrency.ts';
import type { Log } from '../logging/log.ts';

/** A replica replays within some 20 ms; whoever is further behind than this is left out. */
const CATCH_UP_MS = 200;
const LOOK_AGAIN_MS = 10;
/** A replica that failed is not tried by every request. */
const PAUSE_MS = 5000;
const QUERY_TIMEOUT_MS = 1000;

export interface Replica {
  /**
   * Returns the replica once it has replayed everything that was committed before this call; the primary where it does
   * not within 200 ms, or fails.
   */
  choose(): Promise<Pool>;
}

/** Lets reads that may go elsewhere go to a streaming replica of PostgreSQL. Each change of its state is logged once. */
export function openReplica(primary: Pool, replica: Pool, log?: Log): Replica {
  let state: 'unknown' | 'read' | 'behind' | 'failed' = 'unknown';
  let pausedUntilMs = 0;

  function note(next: typeof state, err?: unknown): void {
    if (next !== 'read') pausedUntilMs = performance.now() + PAUSE_MS;
    if (next === state) return;
    state = next;
    if (next === 'read') log?.info('Reads that may go to the replica do');
    else log?.warn({ ...(err !== undefined && { err }), state: next }, 'Reads stay on the primary database');
  }

  return {
    async choose() {
      if (performance.now() < pausedUntilMs) return primary;
      try {
        const outcome = await waitAtMost(QUERY_TIMEOUT_MS, catchUp(primary, replica), 'behind' as const);
        note(outcome);
        return outcome === 'read' ? replica : primary;
      } catch (error) {
        note('failed', error);
        return primary;
      }
    },
  };
}

/** Compares positions in the write-ahead log: `pg_current_wal_lsn` of the primary with what the replica has replayed. */
async function catchUp(primary: Pool, replica: Pool): Promise<'read' | 'behind'> {
  const [committed] = (await primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at')).rows;
  const giveUpAtMs = performance.now() + CATCH_UP_MS;
  do {
    const { rows } = await replica.query<{ all: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as all',
      [committed?.at],
    );
    if (rows[0]?.all === true) return 'read';
    await delay(LOOK_AGAIN_MS);
  } while (performance.now() < giveUpAtMs);
  return 'behind';
}
