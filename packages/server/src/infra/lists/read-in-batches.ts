import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const BATCH_ROWS = 2000;

/**
 * Yields the rows of a long list, one after the other, of which at most a batch is in memory; other requests run in
 * between. `fetch` returns at most `limit` rows after a row, or from the start.
 */
export async function* readInBatches<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const batch = await fetch(last, BATCH_ROWS);
    yield* batch;
    last = batch.at(-1);
    if (batch.length < BATCH_ROWS) return;
    await yieldToEventLoop();
  }
}
