import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import { countAttempts } from '#infra/rate-limits/count-attempts.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sixty decks a day from one address. */
const LOOKS_OF_ONE: RateLimit = { name: 'quiz.generate.looks', max: 240, windowMs: DAY_MS };
/** Five thousand decks; each stored look takes half a kilobyte, and is deleted after 30 days if nobody opens it. */
const LOOKS_OF_ALL: RateLimit = { name: 'quiz.generate.looks.all', max: 20_000, windowMs: DAY_MS };

/** Each call costs the operator money. */
const CALLS_OF_ONE: RateLimit = { name: 'quiz.model.calls', max: 20, windowMs: DAY_MS };
const CALLS_OF_ALL: RateLimit = { name: 'quiz.model.calls.all', max: 2000, windowMs: DAY_MS };
const PAINTINGS_OF_ONE: RateLimit = { name: 'quiz.paintings', max: 16, windowMs: DAY_MS };
const PAINTINGS_OF_ALL: RateLimit = { name: 'quiz.paintings.all', max: 500, windowMs: DAY_MS };

const MODEL_LIMITS = {
  text: [CALLS_OF_ONE, CALLS_OF_ALL],
  image: [PAINTINGS_OF_ONE, PAINTINGS_OF_ALL],
} as const;

/** Counts calls of a model that are about to be made for a client; false where a day had enough of them. */
export async function countModelCalls(
  { counters, metrics }: { readonly counters: CounterStore; readonly metrics: Metrics },
  kind: keyof typeof MODEL_LIMITS,
  client: string,
  calls: number,
): Promise<boolean> {
  const [ofOne, ofAll] = MODEL_LIMITS[kind];
  const attempts = [
    { limit: ofOne, subject: client },
    { limit: ofAll, subject: 'all' },
  ];
  const { exceeded } = await countAttempts(counters, attempts, calls);
  if (exceeded !== undefined) metrics.rateLimited.inc({ limit: exceeded });
  return exceeded === undefined;
}

/**
 * Counts looks that are about to be composed for a client, since each is stored.
 * @throws {ServiceError} `rate_limited` where the client, `unavailable` where everybody together had the day's share.
 */
export async function countGenerated(
  { counters, metrics }: { readonly counters: CounterStore; readonly metrics: Metrics },
  client: string,
  looks: number,
): Promise<void> {
  const attempts = [
    { limit: LOOKS_OF_ONE, subject: client },
    { limit: LOOKS_OF_ALL, subject: 'all' },
  ];
  const { exceeded, retryAfterMs } = await countAttempts(counters, attempts, looks);
  if (exceeded === undefined) return;
  metrics.rateLimited.inc({ limit: exceeded });
  throw new ServiceError(exceeded === LOOKS_OF_ONE.name ? 'rate_limited' : 'unavailable', { retryAfterMs });
}
