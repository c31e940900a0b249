export type Mutex = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Creates a mutex: each piece of work starts when the one before it has settled. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}

export type SingleFlight<Value> = (key: string, start: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a single flight: concurrent calls with one key share one run; nothing is cached once it settles.
 */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const pending = new Map<string, Promise<Value>>();
  return (key, start) => {
    const shared = pending.get(key);
    if (shared) return shared;
    const started = start().finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };
}
