import { REQUEST_URL_MAX_LENGTH } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

/** Refuses an address longer than any of ours with 414, before anything else looks at it. Call it first of all hooks. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (isLongAddress(originalUrl)) throw addressTooLong();
  });
}

/** Tells whether an address, path and query as they were sent, is longer than `REQUEST_URL_MAX_LENGTH`. */
export function isLongAddress(url: string): boolean {
  return url.length > REQUEST_URL_MAX_LENGTH;
}

export function addressTooLong(): ServiceError {
  return new ServiceError('address_too_long');
}
