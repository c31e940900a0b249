import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, sendAsset } from '../../platform/assets/index.ts';
import { OPEN_TO_ALL } from '../../platform/http/cors.ts';
import { type EmbedAddress, type EmbedFiles, isHashedName } from './embed.service.ts';

/** For the loader: five minutes, then an old one at once while the new one comes (INTERFACE section 2). */
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

export function addEmbedRoutes(app: FastifyInstance, files: EmbedFiles): void {
  const route = { schema: { hide: true }, config: { cors: OPEN_TO_ALL } };
  app.get('/embed/*', route, async (request, reply) => {
    const address = addressOf((request.params as { '*': string })['*']);
    const asset = await files.find(address);
    if (!asset) return reply.callNotFound();
    reply.header('cache-control', isHashedName(address.path) ? IMMUTABLE : LOADER_CACHING);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendAsset(request, reply, asset);
  });
}

function addressOf(path: string): EmbedAddress {
  const [version = '', ...rest] = path.split('/');
  return VERSION.test(version) ? { version, path: rest.join('/') } : { path };
}
