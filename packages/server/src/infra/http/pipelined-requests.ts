import type { Socket } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Answers the requests that a client pipelines on one connection (RFC 9112 section 9.3.2) one after the
 * other, and lets other connections proceed between two of them. Node dispatches all of one packet at once,
 * thousands in 64 kB.
 */
export function serialisePipelinedRequests(app: FastifyInstance): void {
  const lastOf = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = lastOf.get(socket);
    const answered = whenAnswered(reply);
    lastOf.set(socket, answered);
    if (!before) return void forgetAfter(socket, answered);
    await before;
    await yieldToEventLoop();
    forgetAfter(socket, answered);
  });

  function forgetAfter(socket: Socket, answered: Promise<void>): void {
    void answered.then(() => {
      if (lastOf.get(socket) === answered) lastOf.delete(socket);
    });
  }
}

/**
 * Resolves when a request is answered, or its client has disconnected. An answer behind another is done when
 * it is handed over, not when it is sent.
 */
function whenAnswered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['prefinish', 'finish', 'close'] as const) raw.once(event, resolve);
  });
}
