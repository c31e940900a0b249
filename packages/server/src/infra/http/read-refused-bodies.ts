import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { waitAtMost } from '../concurrency.ts';

/** A proxy sends the rest of a body that it holds at once; a client that takes longer is cut off. */
const REST_WITHIN_MS = 2000;

/**
 * Reads what is left of a request's body before an answer that closes its connection, such as 413: a connection that is closed
 * with unread bytes is reset, and a proxy that still sends loses the answer and makes 502 of it.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || reply.getHeader('connection') !== 'close') return;
    const ended = once(raw, 'end');
    raw.resume();
    await waitAtMost(REST_WITHIN_MS, ended, undefined).catch(() => {});
  });
}
