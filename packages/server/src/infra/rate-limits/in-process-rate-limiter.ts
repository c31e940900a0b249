import { LRUCache } from 'lru-cache';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** Some 25 MB at most, however many addresses a client has. */
const COUNTERS_MAX = 100_000;

interface Counter {
  readonly windowEndsAtMs: number;
  count: number;
}

export interface InProcessRateLimiterOptions {
  /** Counters held at once; above it the least recently used one is evicted. Default: 100,000. */
  readonly maxCounters?: number;
}

/** Counts in this process's memory, which is bounded. */
export function createInProcessRateLimiter({
  maxCounters = COUNTERS_MAX,
}: InProcessRateLimiterOptions = {}): RateLimiter {
  const counters = new LRUCache<string, Counter>({ max: maxCounters });

  function counterOf({ name, windowMs }: RateLimit, key: string): Counter {
    const id = `${name} ${key}`;
    const known = counters.get(id);
    if (known && known.windowEndsAtMs > performance.now()) return known;
    const counter = { windowEndsAtMs: performance.now() + windowMs, count: 0 };
    counters.set(id, counter);
    return counter;
  }

  return {
    async consume(limit, key, points = 1) {
      const counter = counterOf(limit, key);
      counter.count += points;
      if (counter.count <= limit.max) return { kind: 'allowed' };
      return { kind: 'exceeded', retryAfterMs: Math.max(1, counter.windowEndsAtMs - performance.now()) };
    },
  };
}
