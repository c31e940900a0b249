import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { IMMUTABLE, sendAsset } from '#infra/assets/send-asset.ts';
import { OPEN_TO_ALL } from '#infra/http/cors.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import type { EmbedFiles } from './embed.service.ts';
import { importMapOf } from './import-map.ts';

/** For a loader: five minutes, then the old one at once while the new one comes (INTERFACE section 2). */
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';

export function addEmbedRoutes(app: FastifyInstance, files: EmbedFiles, config: Config): void {
  const route = { schema: { hide: true }, config: { cors: OPEN_TO_ALL } };

  app.get('/embed/:version/import-map.json', route, async (request, reply) => {
    const { version } = request.params as { version: string };
    const integrity = await files.find(`${version}/integrity.json`);
    if (!integrity) return reply.callNotFound();
    const base = `${publicUrlOf(config, request)}/embed/${version}/`;
    reply.header('cache-control', LOADER_CACHING);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .type('application/json; charset=utf-8')
      .send(importMapOf(integrity.representations.identity.bytes, base));
  });

  app.get('/embed/*', route, async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const asset = await files.find(path);
    if (!asset) return reply.callNotFound();
    // In a folder lie files with a hash in their names, and those of one version.
    reply.header('cache-control', path.includes('/') ? IMMUTABLE : LOADER_CACHING);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendAsset(request, reply, asset);
  });
}
