import { describe, expect, it } from 'vitest';
import { countAttempts } from './count-attempts.ts';
import { describeCounterStore } from './counter-store.suite.ts';
import { createMemoryCounters } from './memory-counters.ts';

describeCounterStore('createMemoryCounters', async () => {
  let nowMs = 0;
  const counters = createMemoryCounters({ nowMs: () => nowMs });
  return {
    count(attempts, atMs) {
      nowMs = atMs;
      return countAttempts(counters, attempts);
    },
    close: async () => {},
  };
});

describe('createMemoryCounters', () => {
  const limit = { name: 'test', max: 2, windowMs: 60_000 };

  it('holds no more counters than it may, and those that were used last', async () => {
    const counters = createMemoryCounters({ maxCounters: 3 });
    for (const subject of ['a', 'b', 'c', 'a', 'd']) await counters.increment(limit, subject, 1);
    expect(await counters.increment(limit, 'a', 1)).toMatchObject({ count: 3 });
    expect(await counters.increment(limit, 'b', 1)).toMatchObject({ count: 1 });
  });

  it('keeps time by itself, and says how long to wait', async () => {
    const counters = createMemoryCounters();
    const { retryAfterMs } = await countAttempts(counters, [{ limit, subject: 'a' }], 3);
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(limit.windowMs);
  });
});
