import type { Redis } from '../redis/redis.ts';
import type { CounterStore } from './counter-store.ts';

/** One step, by the clock of Redis where none is given; a window that is over is no longer there. */
const INCREMENT = `
local now = tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local window = tonumber(ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'count', 'ends')
local count, ends = tonumber(known[1]), tonumber(known[2])
if not ends or ends <= now then
  count, ends = 0, now + window
end
count, ends = count + tonumber(ARGV[1]), math.min(ends, now + window)
redis.call('HSET', KEYS[1], 'count', count, 'ends', ends)
redis.call('PEXPIRE', KEYS[1], window)
return {count, ends - now}`;

interface RedisCountersOptions {
  /** Counts while Redis is gone. */
  readonly fallback: CounterStore;
  /** Whole milliseconds of any clock. Default: that of Redis, which all servers share. */
  readonly nowMs?: () => number;
}

/** Counts in Redis for all servers together; each by itself while Redis is gone. */
export function createRedisCounters(redis: Redis, { fallback, nowMs }: RedisCountersOptions): CounterStore {
  return {
    async increment(limit, subject, by) {
      const options = {
        keys: [redis.key('counter', `${limit.name} ${subject}`)],
        arguments: [`${by}`, `${limit.windowMs}`, `${nowMs?.() ?? ''}`],
      };
      try {
        const [count, endsInMs] = (await redis.run((client) => client.eval(INCREMENT, options))) as [
          number,
          number,
        ];
        return { count, endsInMs };
      } catch {
        return fallback.increment(limit, subject, by);
      }
    },
  };
}
