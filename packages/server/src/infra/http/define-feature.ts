import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Plugins that listen for routes; a route that is added before them would be missed by both. */
const ROUTE_LISTENERS = ['allowed-methods', 'api-document'];

/**
 * Defines a feature as a Fastify plugin in a scope of its own, whose options are what it depends on. Registering it
 * fails where the plugins that listen for routes are missing.
 * @param name Unique; shown by Fastify in errors.
 */
export function defineFeature<Options extends object>(
  name: string,
  register: (app: FastifyInstance, options: Options) => void | Promise<void>,
): FastifyPluginAsync<Options> {
  const plugin: FastifyPluginAsync<Options> = async (app, options) => register(app, options);
  return fastifyPlugin(plugin, { name, dependencies: [...ROUTE_LISTENERS], encapsulate: true });
}
