import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** More rows than these wait in memory, where each collection of garbage copies them, and save nothing. */
const BATCH_ROWS = 250;

/**
 * Yields the rows of a long list in batches, so that two at most are in memory at a time: the next one is read while one is
 * used, and messages of other threads are taken in between. `fetch` returns at most `limit` rows after a row, or from the start.
 */
export async function* readInBatches<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let next: Promise<readonly Row[]> | undefined = fetch(undefined, BATCH_ROWS);
  while (next) {
    const batch: readonly Row[] = await next;
    next = batch.length < BATCH_ROWS ? undefined : fetch(batch.at(-1), BATCH_ROWS);
    next?.catch(() => {}); // thrown above, where anybody still reads
    yield batch;
    await yieldToEventLoop();
  }
}
