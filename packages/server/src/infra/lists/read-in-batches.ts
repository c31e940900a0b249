import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** SQLite reads them in a millisecond or two, on the thread of every request. */
const BATCH_ROWS = 500;

/**
 * Yields the rows of a long list in batches, so that one is in memory at a time; other requests run in between.
 * `fetch` returns at most `limit` rows after a row, or from the start.
 */
export async function* readInBatches<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const batch = await fetch(last, BATCH_ROWS);
    yield batch;
    last = batch.at(-1);
    if (batch.length < BATCH_ROWS) return;
    await yieldToEventLoop();
  }
}
