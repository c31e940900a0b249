export type Mutex = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets one piece of work start when the one before it is done, however that ended. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}

export type SingleFlight<Value> = (key: string, start: () => Promise<Value>) => Promise<Value>;

/** Runs what is asked for under one key once, however many ask before it is done; failures are not kept. */
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
