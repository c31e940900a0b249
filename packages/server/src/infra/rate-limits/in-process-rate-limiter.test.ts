import { describe, expect, it } from 'vitest';
import { createInProcessRateLimiter } from './in-process-rate-limiter.ts';
import { describeRateLimiter } from './rate-limiter.suite.ts';

describeRateLimiter('createInProcessRateLimiter', createInProcessRateLimiter);

describe('createInProcessRateLimiter', () => {
  it('holds no more counters than it may, and those that were used last', async () => {
    const limiter = createInProcessRateLimiter({ maxCounters: 3 });
    const limit = { name: 'test', max: 1, windowMs: 60_000 };
    for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.consume(limit, key);
    expect(await limiter.consume(limit, 'a')).toMatchObject({ kind: 'exceeded' });
    expect(await limiter.consume(limit, 'b')).toEqual({ kind: 'allowed' });
  });

  it('starts a new window when the one before is over', async () => {
    const limiter = createInProcessRateLimiter();
    const limit = { name: 'test', max: 1, windowMs: 0 };
    await limiter.consume(limit, 'a');
    expect(await limiter.consume(limit, 'a')).toEqual({ kind: 'allowed' });
  });
});
