import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { RateLimit, RateLimiter } from '#infra/rate-limits/rate-limiter.ts';

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
  { rateLimiter, metrics }: { readonly rateLimiter: RateLimiter; readonly metrics: Metrics },
  client: string,
  looks: number,
): Promise<void> {
  const refuse = (limit: RateLimit, code: 'rate_limited' | 'unavailable', retryAfterMs: number): never => {
    metrics.rateLimited.inc({ limit: limit.name });
    throw new ServiceError(code, { retryAfterMs });
  };
  const ofOne = await rateLimiter.consume(LOOKS_OF_ONE, client, looks);
  if (ofOne.kind === 'exceeded') refuse(LOOKS_OF_ONE, 'rate_limited', ofOne.retryAfterMs);
  const ofAll = await rateLimiter.consume(LOOKS_OF_ALL, 'all', looks);
  if (ofAll.kind === 'exceeded') refuse(LOOKS_OF_ALL, 'unavailable', ofAll.retryAfterMs);
}
