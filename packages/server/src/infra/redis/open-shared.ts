import type { Config } from '#config/config.ts';
import { type AnswerStore, NO_ANSWERS } from '../answers/answer-store.ts';
import { createRedisAnswers } from '../answers/redis-answers.ts';
import { releaseId } from '../answers/release-id.ts';
import type { Secrets } from '../auth/secrets.ts';
import { type LockStore, NO_LOCKS } from '../locks/lock-store.ts';
import { createRedisLocks } from '../locks/redis-locks.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import type { CounterStore } from '../rate-limits/counter-store.ts';
import { createMemoryCounters } from '../rate-limits/memory-counters.ts';
import { createRedisCounters } from '../rate-limits/redis-counters.ts';

/** What servers share through Redis, or what each has for itself. */
export interface Shared {
  readonly counters: CounterStore;
  readonly locks: LockStore;
  readonly answers: AnswerStore;
  close(): void;
}

interface SharedParts {
  readonly secrets: Secrets;
  readonly log: Log;
  readonly metrics: Metrics;
}

export async function openShared(
  { redisUrl: url }: Pick<Config, 'redisUrl'>,
  { secrets, ...parts }: SharedParts,
): Promise<Shared> {
  const counters = createMemoryCounters();
  if (url === undefined) return { counters, locks: NO_LOCKS, answers: NO_ANSWERS, close: () => {} };
  // Its client takes a tenth of a second to load.
  const { openRedis } = await import('./redis.ts');
  const redis = await openRedis({ url, secret: secrets.redisKey, ...parts });
  return {
    counters: createRedisCounters(redis, { fallback: counters }),
    locks: createRedisLocks(redis),
    answers: createRedisAnswers(redis, await releaseId()),
    close: redis.close,
  };
}
