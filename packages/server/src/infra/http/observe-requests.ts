import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/**
 * Logs and measures every request. Both name the route's pattern and never the address itself, which may
 * hold a name or a query; the answer carries the id under which the line is found.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
