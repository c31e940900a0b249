import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/**
 * Answers 405 with `Allow` where an address is known but not with that method. Call it before the first route;
 * call the returned function after the last.
 */
export function collectMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  return () => {
    for (const [url, allowed] of [...methodsOf]) {
      const missing = METHODS.filter((method) => !allowed.has(method));
      const allow = [...allowed].join(', ');
      app.route({
        url,
        method: missing,
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw new ServiceError('method_not_allowed');
        },
        handler: async () => {},
      });
    }
  };
}
