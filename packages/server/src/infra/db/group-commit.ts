interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A full batch is written at once, so that no statement outgrows what an engine takes. */
const MAX_BATCH = 100;

/**
 * Writes items that come in one turn of the event loop with one commit, since a commit that reaches the disk costs
 * as much for a hundred rows as for one.
 * @param writeAll stores all items or none; several may run at once.
 * @returns a function that resolves once the item is stored, and rejects with what its own write failed with:
 *   after a batch fails, each of its items is tried alone.
 */
export function createGroupCommit<Item>(
  writeAll: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let batch: Waiting<Item>[] = [];

  async function flush(waiting: readonly Waiting<Item>[]): Promise<void> {
    try {
      await writeAll(waiting.map(({ item }) => item));
      for (const { resolve } of waiting) resolve();
    } catch (error) {
      const [first] = waiting;
      if (waiting.length === 1) return first?.reject(error);
      for (const one of waiting) await flush([one]);
    }
  }

  function flushBatch(): void {
    const full = batch;
    batch = [];
    if (full.length > 0) void flush(full);
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (batch.length === 0) setImmediate(flushBatch);
    batch.push({ item, resolve, reject });
    if (batch.length >= MAX_BATCH) flushBatch();
    return promise;
  };
}
