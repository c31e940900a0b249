import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import { type AttemptOutcome, countAttempts } from '#infra/rate-limits/count-attempts.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a day allows one client, and everybody together. */
interface DailyLimits {
  readonly ofOne: RateLimit;
  readonly ofAll: RateLimit;
}

const daily = (name: string, one: number, all: number): DailyLimits => ({
  ofOne: { name, max: one, windowMs: DAY_MS },
  ofAll: { name: `${name}.all`, max: all, windowMs: DAY_MS },
});

/**
 * Sixty decks a day from one address, five thousand from all; each stored look takes half a kilobyte, and is deleted
 * after 30 days if nobody opens it.
 */
const LOOKS = daily('quiz.generate.looks', 240, 20_000);

/** Each call costs the operator money. */
const MODEL_LIMITS = {
  text: daily('quiz.model.calls', 20, 2000),
  image: daily('quiz.paintings', 16, 500),
} as const;

interface CountDependencies {
  readonly counters: CounterStore;
  readonly metrics: Metrics;
}

async function countOfDay(
  { counters, metrics }: CountDependencies,
  { ofOne, ofAll }: DailyLimits,
  client: string,
  by: number,
): Promise<AttemptOutcome> {
  const attempts = [
    { limit: ofOne, subject: client },
    { limit: ofAll, subject: 'all' },
  ];
  const outcome = await countAttempts(counters, attempts, by);
  if (outcome.exceeded !== undefined) metrics.rateLimited.inc({ limit: outcome.exceeded });
  return outcome;
}

/** Counts calls of a model that are about to be made for a client; false where a day had enough of them. */
export async function countModelCalls(
  dependencies: CountDependencies,
  kind: keyof typeof MODEL_LIMITS,
  client: string,
  calls: number,
): Promise<boolean> {
  const { exceeded } = await countOfDay(dependencies, MODEL_LIMITS[kind], client, calls);
  return exceeded === undefined;
}

/**
 * Counts looks that are about to be composed for a client, since each is stored.
 * @throws {ServiceError} `rate_limited` where the client, `unavailable` where everybody together had the day's share.
 */
export async function countGenerated(
  dependencies: CountDependencies,
  client: string,
  looks: number,
): Promise<void> {
  const { exceeded, retryAfterMs } = await countOfDay(dependencies, LOOKS, client, looks);
  if (exceeded === undefined) return;
  throw new ServiceError(exceeded === LOOKS.ofOne.name ? 'rate_limited' : 'unavailable', { retryAfterMs });
}
