import { describe, expect, it } from 'vitest';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

const LIMIT: RateLimit = { name: 'test', max: 2, windowMs: 60_000 };

/** Describes what every adapter of the port guarantees. */
export function describeRateLimiter(name: string, create: () => RateLimiter): void {
  describe(name, () => {
    it('allows as many as the limit says and then says how long to wait', async () => {
      const limiter = create();
      expect(await limiter.consume(LIMIT, 'a')).toEqual({ kind: 'allowed' });
      expect(await limiter.consume(LIMIT, 'a')).toEqual({ kind: 'allowed' });
      const outcome = await limiter.consume(LIMIT, 'a');
      if (outcome.kind !== 'exceeded') throw new Error('It was allowed.');
      expect(outcome.retryAfterMs).toBeGreaterThan(0);
      expect(outcome.retryAfterMs).toBeLessThanOrEqual(LIMIT.windowMs);
    });

    it('counts each key and each limit by itself', async () => {
      const limiter = create();
      for (const key of ['a', 'a', 'a']) await limiter.consume(LIMIT, key);
      expect(await limiter.consume(LIMIT, 'b')).toEqual({ kind: 'allowed' });
      expect(await limiter.consume({ ...LIMIT, name: 'other' }, 'a')).toEqual({ kind: 'allowed' });
    });

    it('allows no more than the limit when all come at once', async () => {
      const limiter = create();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => limiter.consume(LIMIT, 'a')));
      expect(outcomes.filter(({ kind }) => kind === 'allowed')).toHaveLength(LIMIT.max);
    });
  });
}
