import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** Counters in this process's memory, each forgotten when its window ends. */
export function createInProcessRateLimiter(): RateLimiter {
  const counters = new Map<string, RateLimiterMemory>();
  const counterOf = ({ name, max, windowMs }: RateLimit): RateLimiterMemory => {
    const known = counters.get(name);
    if (known) return known;
    const counter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowMs / 1000 });
    counters.set(name, counter);
    return counter;
  };
  return {
    async consume(limit, key, points = 1) {
      try {
        await counterOf(limit).consume(key, points);
        return { kind: 'allowed' };
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome;
        return { kind: 'exceeded', retryAfterMs: outcome.msBeforeNext };
      }
    },
  };
}
