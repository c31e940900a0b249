import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, sendAsset } from '#infra/assets/send-asset.ts';
import { OPEN_TO_ALL } from '#infra/http/cors.ts';
import type { EmbedFiles } from './embed.service.ts';

/** For a loader: five minutes, then the old one at once while the new one comes (INTERFACE section 2). */
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
/** Folders of the build in which a file's name holds the hash of its content. */
const HASHED_FILES = /^(?:chunks|again)\//;

export function addEmbedRoutes(app: FastifyInstance, files: EmbedFiles): void {
  const route = { schema: { hide: true }, config: { cors: OPEN_TO_ALL } };
  app.get('/embed/*', route, async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const asset = await files.find(path);
    if (!asset) return reply.callNotFound();
    reply.header('cache-control', HASHED_FILES.test(path) ? IMMUTABLE : LOADER_CACHING);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendAsset(request, reply, asset);
  });
}
