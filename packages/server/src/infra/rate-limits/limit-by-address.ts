import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import type { Metrics } from '../metrics.ts';
import { addressKey, siteKey } from './address-key.ts';
import { type Attempt, countAttempts } from './count-attempts.ts';
import type { CounterStore, RateLimit } from './counter-store.ts';

/** A company or a school behind one /48 has many people; one client that walks through its networks is not many. */
const SITE_SHARE = 20;

/**
 * Counts the request for its client's address, in an `onRequest` hook; for IPv6 also for the /48 network around
 * it, which may do 20 times as much.
 * @throws {ServiceError} `rate_limited`, with the time to wait.
 */
export function limitByAddress(
  { counters, metrics }: { readonly counters: CounterStore; readonly metrics: Metrics },
  limits: readonly RateLimit[],
): (request: FastifyRequest) => Promise<void> {
  return async ({ ip }) => {
    const requests = limits.flatMap((limit) => requestsOf(limit, ip));
    const { exceeded, retryAfterMs } = await countAttempts(counters, requests);
    if (exceeded === undefined) return;
    metrics.rateLimited.inc({ limit: exceeded });
    throw new ServiceError('rate_limited', { retryAfterMs });
  };
}

function requestsOf(limit: RateLimit, ip: string): readonly Attempt[] {
  const ofAddress = { limit, subject: addressKey(ip) };
  const site = siteKey(ip);
  if (site === undefined) return [ofAddress];
  return [ofAddress, { limit: { ...limit, max: limit.max * SITE_SHARE }, subject: site }];
}
