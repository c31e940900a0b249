import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import { countAttempts } from '#infra/rate-limits/count-attempts.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sixty decks a day from one address. */
const LOOKS_OF_ONE: RateLimit = { name: 'quiz.generate.looks', max: 240, windowMs: DAY_MS };
/** Five thousand decks; each stored look takes half a kilobyte, and is deleted after 30 days if nobody opens it. */
const LOOKS_OF_ALL: RateLimit = { name: 'quiz.generate.looks.all', max: 20_000, windowMs: DAY_MS };

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
