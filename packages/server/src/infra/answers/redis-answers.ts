import type { Redis } from '../redis/redis.ts';
import type { AnswerStore } from './answer-store.ts';

const KEPT_S = 60 * 60;

/**
 * Keeps answers in Redis for an hour.
 * @param release Servers of another release have answers of their own.
 */
export function createRedisAnswers(redis: Redis, release: string): AnswerStore {
  const keyOf = (name: string) => redis.key('answer', `${release} ${name}`);
  return {
    async read(name) {
      const text = await redis.run((client) => client.get(keyOf(name))).catch(() => null);
      try {
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    async write(name, value) {
      const expiration = { type: 'EX', value: KEPT_S } as const;
      const set = redis.run((client) => client.set(keyOf(name), JSON.stringify(value), { expiration }));
      await set.catch(() => {});
    },
  };
}
