import type { FastifyInstance } from 'fastify';

/**
 * Asks clients to close their connection once the server is stopping: idle ones are closed at once, those
 * with a request in progress would otherwise be kept alive after its answer.
 */
export function drainConnections(app: FastifyInstance): void {
  let state: 'serving' | 'stopping' = 'serving';
  app.addHook('preClose', async () => {
    state = 'stopping';
  });
  app.addHook('onSend', async (_request, reply) => {
    if (state === 'stopping') reply.header('connection', 'close');
  });
}
