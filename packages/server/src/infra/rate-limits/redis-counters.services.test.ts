import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRedisBehindProxy, openTestRedis } from '#test/services/test-redis.ts';
import { servicesDown } from '../service-watch.ts';
import { countAttempts } from './count-attempts.ts';
import { describeCounterStore } from './counter-store.suite.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createRedisCounters } from './redis-counters.ts';

const never = { increment: () => Promise.reject(new Error('Redis is there.')) };
const limit = { name: 'test', max: 3, windowMs: 60_000 };

describeCounterStore('createRedisCounters', async () => {
  const { redis } = await openTestRedis();
  let nowMs = 0;
  const counters = createRedisCounters(redis, { fallback: never, nowMs: () => nowMs });
  return {
    count(attempts, atMs) {
      nowMs = atMs;
      return countAttempts(counters, attempts);
    },
    close: async () => {},
  };
});

describe('createRedisCounters', () => {
  it('counts for all servers together, by the clock of Redis, and keeps no counter for longer than its window', async () => {
    const secret = randomBytes(32);
    const opened = await Promise.all([openTestRedis({ secret }), openTestRedis({ secret })]);
    const servers = opened.map(({ redis }) => createRedisCounters(redis, { fallback: never }));
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, index) => servers[index % 2]?.increment(limit, 'ada', 1)),
    );
    expect(counted.map((counter) => counter?.count).toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    for (const counter of counted) expect(counter?.endsInMs).toBeGreaterThan(0);
    const [{ redis }] = opened;
    const key = redis.key('counter', `${limit.name} ada`);
    expect(key).not.toContain('ada');
    const left = await redis.run((client) => client.pTTL(key));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(limit.windowMs);
  });

  it('counts apart for another installation', async () => {
    for (const _installation of [1, 2]) {
      const { redis } = await openTestRedis();
      const counters = createRedisCounters(redis, { fallback: never });
      expect(await counters.increment(limit, 'ada', 1)).toMatchObject({ count: 1 });
    }
  });

  it.each(['gone', 'stalled'] as const)(
    'limits each server by itself while Redis is %s, says so once, and all together when it is back',
    async (fault) => {
      const { redis, proxy, metrics, logged } = await openRedisBehindProxy();
      const counters = createRedisCounters(redis, { fallback: createMemoryCounters() });
      const attempt = async () => (await countAttempts(counters, [{ limit, subject: 'ada' }])).exceeded;
      for (const _ of [1, 2, 3]) expect(await attempt()).toBeUndefined();
      expect(await attempt()).toBe('test');

      proxy.set(fault);
      for (const _ of [1, 2, 3]) expect(await attempt()).toBeUndefined();
      expect(await attempt()).toBe('test');
      expect(await servicesDown(metrics)).toEqual(['redis']);

      proxy.set('none');
      await expect.poll(() => servicesDown(metrics)).toEqual([]);
      expect(await counters.increment(limit, 'ada', 0)).toMatchObject({ count: 4 });
      expect(logged().map(({ level, service }) => [level, service])).toEqual([
        [50, 'redis'],
        [30, 'redis'],
      ]);
    },
  );

  it('starts without Redis, and uses it once it is there', async () => {
    const { redis, proxy, metrics } = await openRedisBehindProxy('gone');
    const counters = createRedisCounters(redis, { fallback: createMemoryCounters() });
    expect(await counters.increment(limit, 'ada', 1)).toMatchObject({ count: 1 });
    proxy.set('none');
    await expect.poll(() => servicesDown(metrics)).toEqual([]);
    expect(await counters.increment(limit, 'ada', 1)).toMatchObject({ count: 1 });
  });
});
