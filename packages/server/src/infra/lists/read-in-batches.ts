import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Engine } from '../db/engine.ts';

/**
 * SQLite reads its batch in a millisecond or two, on the thread of every request; PostgreSQL reads one in a process of its own,
 * where asking takes longer than a row.
 */
const BATCH_ROWS: Readonly<Record<Engine, number>> = { sqlite: 500, postgres: 2000 };

/**
 * Yields the rows of a long list in batches, so that two at most are in memory at a time: the next one is read while one is
 * used. Other requests run in between. `fetch` returns at most `limit` rows after a row, or from the start.
 */
export async function* readInBatches<Row>(
  engine: Engine,
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const rows = BATCH_ROWS[engine];
  let next: Promise<readonly Row[]> | undefined = fetch(undefined, rows);
  while (next) {
    const batch: readonly Row[] = await next;
    next = batch.length < rows ? undefined : fetch(batch.at(-1), rows);
    next?.catch(() => {}); // thrown above, where anybody still reads
    yield batch;
    await yieldToEventLoop();
  }
}
