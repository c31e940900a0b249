import { setTimeout as delay } from 'node:timers/promises';

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

/**
 * Waits for work, but no longer than `limitMs`: then returns `late`, and how the work ends is nobody's concern. Its failure
 * before that is thrown.
 */
export async function waitAtMost<Value, Late>(
  limitMs: number,
  work: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  const settled = new AbortController();
  const limit = delay(limitMs, late, { ref: false, signal: settled.signal }).catch(() => late);
  work.catch(() => {}); // after the limit nobody hears it
  try {
    return await Promise.race([work, limit]);
  } finally {
    settled.abort();
  }
}

/**
 * Waits for work until the signal says so: then throws its reason, and how the work ends is nobody's concern. Its failure
 * before that is thrown.
 */
export async function waitUntil<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  work.catch(() => {}); // after the signal nobody hears it
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
