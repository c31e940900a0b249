import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import type { Metrics } from '../metrics.ts';
import { addressKey, siteKey } from './address-key.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** A company or a school behind one /48 has many people; one client that walks through its networks is not many. */
const SITE_SHARE = 20;

/**
 * Counts the request for its client's address, in an `onRequest` hook; for IPv6 also for the /48 network around
 * it, which may do 20 times as much.
 * @throws {ServiceError} `rate_limited`, with the time to wait.
 */
export function limitByAddress(
  { rateLimiter, metrics }: { readonly rateLimiter: RateLimiter; readonly metrics: Metrics },
  limit: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  const siteLimit = { ...limit, max: limit.max * SITE_SHARE };
  async function consume(counted: RateLimit, key: string): Promise<void> {
    const outcome = await rateLimiter.consume(counted, key);
    if (outcome.kind === 'allowed') return;
    metrics.rateLimited.inc({ limit: limit.name });
    throw new ServiceError('rate_limited', { retryAfterMs: outcome.retryAfterMs });
  }
  return async ({ ip }) => {
    await consume(limit, addressKey(ip));
    const site = siteKey(ip);
    if (site) await consume(siteLimit, site);
  };
}
