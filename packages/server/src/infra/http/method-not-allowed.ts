import type { HTTPMethods } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors/service-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of every route added so far, by its pattern. */
    readonly allowedMethods: ReadonlyMap<string, ReadonlySet<string>>;
  }
}

/** Notes the methods of every route; register it before the first route. */
export const allowedMethods = fastifyPlugin(
  async (app) => {
    const methodsOf = new Map<string, Set<string>>();
    app.decorate('allowedMethods', methodsOf);
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const methods = methodsOf.get(url) ?? new Set();
      for (const one of [method].flat()) methods.add(one);
      methodsOf.set(url, methods);
    });
  },
  { name: 'allowed-methods' },
);

/** Answers 405 with `Allow` where an address is known but not with that method; register it after the last route. */
export const methodNotAllowed = fastifyPlugin(
  async (app) => {
    for (const [url, allowed] of [...app.allowedMethods]) {
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
  },
  { name: 'method-not-allowed', dependencies: ['allowed-methods'] },
);
