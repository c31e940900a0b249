import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { ServiceError } from '../errors/service-error.ts';
import { addressKey } from './address-key.ts';
import type { RateLimit } from './rate-limiter.ts';

/**
 * An `onRequest` hook that counts the request for its client's address.
 * @throws {ServiceError} `rate_limited`, with the time to wait.
 */
export function limitByAddress(
  { rateLimiter, metrics }: Pick<Dependencies, 'rateLimiter' | 'metrics'>,
  limit: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const outcome = await rateLimiter.consume(limit, addressKey(request.ip));
    if (outcome.kind === 'allowed') return;
    metrics.rateLimited.inc({ limit: limit.name });
    throw new ServiceError('rate_limited', { retryAfterMs: outcome.retryAfterMs });
  };
}
