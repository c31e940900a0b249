import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

/** Refuses text that our databases cannot store unchanged: a NUL, or half of a surrogate pair. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (holdsUnstorableText([body, query, params])) {
      throw new ServiceError('invalid_request', { text: 'The request holds characters that are not text.' });
    }
  });
}

function holdsUnstorableText(values: readonly unknown[]): boolean {
  const pending = [...values];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [key, child] of Object.entries(value)) pending.push(key, child);
  }
  return false;
}
