import { randomUUID } from 'node:crypto';
import type { Redis } from '../redis/redis.ts';
import { type LockStore, NO_LOCKS } from './lock-store.ts';

/** A server that is killed leaves its locks for as long. */
const LEASE_MS = 5000;
const RENEW_EVERY_MS = 1500;

const RENEW = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('PEXPIRE', KEYS[1], ARGV[2]) or 0`;
const RELEASE = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`;

/** Keeps locks in Redis, renewed while they are held; while Redis is gone every server has what it asks for. */
export function createRedisLocks(redis: Redis): LockStore {
  return {
    async take(name) {
      const keys = [redis.key('lock', name)];
      const token = randomUUID();
      const set = redis.run((client) =>
        client.set(keys[0] ?? '', token, { condition: 'NX', expiration: { type: 'PX', value: LEASE_MS } }),
      );
      const taken = await set.catch(() => 'unknown');
      if (taken === 'unknown') return NO_LOCKS.take(name);
      if (taken === null) return undefined;
      const ask = (script: string) =>
        redis.run((client) => client.eval(script, { keys, arguments: [token, `${LEASE_MS}`] }));
      const renewing = setInterval(() => void ask(RENEW).catch(() => {}), RENEW_EVERY_MS).unref();
      return {
        isHeld: () =>
          ask(RENEW).then(
            (renewed) => renewed === 1,
            () => true,
          ),
        async release() {
          clearInterval(renewing);
          await ask(RELEASE).catch(() => {}); // it ends by itself
        },
      };
    },
    async revoke(names) {
      const keys = names.map((name) => redis.key('lock', name));
      await redis.run((client) => client.del(keys)).catch(() => {});
    },
  };
}
