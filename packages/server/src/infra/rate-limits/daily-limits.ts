import { ServiceError } from '../errors/service-error.ts';
import type { Metrics } from '../metrics.ts';
import { type AttemptOutcome, countAttempts } from './count-attempts.ts';
import type { CounterStore, RateLimit } from './counter-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a day allows one client, and everybody together. */
export interface DailyLimits {
  readonly ofOne: RateLimit;
  readonly ofAll: RateLimit;
}

export interface CountDependencies {
  readonly counters: CounterStore;
  readonly metrics: Metrics;
}

/** Returns the limits of a day under this name. */
export function daily(name: string, one: number, all: number): DailyLimits {
  return {
    ofOne: { name, max: one, windowMs: DAY_MS },
    ofAll: { name: `${name}.all`, max: all, windowMs: DAY_MS },
  };
}

/** Counts what is about to be done for a client, and says whether the day had enough of it. */
export async function countOfDay(
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

/**
 * Counts what is about to be done for a client, unless the day had enough of it.
 * @throws {ServiceError} `rate_limited` where the client, `unavailable` where everybody together had the day's share.
 */
export async function refuseBeyond(
  dependencies: CountDependencies,
  limits: DailyLimits,
  client: string,
  by: number,
): Promise<void> {
  const { exceeded, retryAfterMs } = await countOfDay(dependencies, limits, client, by);
  if (exceeded === undefined) return;
  throw new ServiceError(exceeded === limits.ofOne.name ? 'rate_limited' : 'unavailable', { retryAfterMs });
}
