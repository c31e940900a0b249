interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A full batch is written at once, so that no statement outgrows what an engine takes. */
const MAX_BATCH = 100;

/**
 * Writes items that come in one turn of the event loop, or while earlier ones are written, with one commit, since a
 * commit that reaches the disk costs as much for a hundred rows as for one.
 * @param writeAll stores all items or none.
 * @param atOnce how many writes may run at the same time; one where the engine writes one after the other.
 * @returns a function that resolves once the item is stored, and rejects with what its own write failed with:
 *   after a batch fails, each of its items is tried alone.
 */
export function createGroupCommit<Item>(
  writeAll: (items: readonly Item[]) => Promise<void>,
  atOnce: number,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let running = 0;

  async function write(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await writeAll(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const [first] = batch;
      if (batch.length === 1) return first?.reject(error);
      for (const one of batch) await write([one]);
    }
  }

  async function writeWaiting(): Promise<void> {
    if (running >= atOnce) return;
    running += 1;
    while (waiting.length > 0) await write(waiting.splice(0, MAX_BATCH));
    running -= 1;
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ item, resolve, reject });
    if (waiting.length % MAX_BATCH === 1) setImmediate(writeWaiting);
    return promise;
  };
}
