import { LRUCache } from 'lru-cache';
import type { CounterStore } from './counter-store.ts';

/** Some 25 MB at most, however many addresses a client has. */
const COUNTERS_MAX = 100_000;

export interface MemoryCountersOptions {
  /** Counters held at once; above it the least recently used one is evicted. Default: 100,000. */
  readonly maxCounters?: number;
  /** Whole milliseconds of any clock. Default: since the process started. */
  readonly nowMs?: () => number;
}

/** Counts in this process's memory, which is bounded. */
export function createMemoryCounters({
  maxCounters = COUNTERS_MAX,
  nowMs = () => Math.floor(performance.now()),
}: MemoryCountersOptions = {}): CounterStore {
  const counters = new LRUCache<string, { readonly count: number; readonly endsAtMs: number }>({
    max: maxCounters,
  });
  return {
    async increment({ name, windowMs }, subject, by) {
      const id = `${name} ${subject}`;
      const now = nowMs();
      const known = counters.get(id);
      const { count, endsAtMs } = known && known.endsAtMs > now ? known : { count: 0, endsAtMs: Infinity };
      const counter = { count: count + by, endsAtMs: Math.min(endsAtMs, now + windowMs) };
      counters.set(id, counter);
      return { count: counter.count, endsInMs: counter.endsAtMs - now };
    },
  };
}
