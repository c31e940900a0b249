import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Config } from '#config/config.ts';
import type { Assets } from '#infra/assets/read-assets.ts';
import { IMMUTABLE, sendAsset } from '#infra/assets/send-asset.ts';
import { addLookPages, LOOK_PAGE_PATH } from './look-pages.ts';
import { sendPage } from './send-page.ts';
import { sitePagesOf } from './site-pages.ts';

/** Under these a wrong address is a programmer's, who reads JSON (INTERFACE section 2). */
const PROGRAM_PATHS = /^\/(?:api|quiz|media|embed)(?:\/|$)/;
/** Where the build puts files whose name holds their hash. */
const HASHED_FILES = 'assets/';
/** For an icon or a manifest, whose name stays. */
const DAILY = 'public, max-age=86400';

/** Serves the built site at the root; what neither it nor a route of the API knows is a 404. */
export async function addSiteRoutes(
  app: FastifyInstance,
  site: Assets,
  api: readonly string[],
  dependencies: { readonly config: Config; readonly lookbook: Lookbook },
): Promise<void> {
  const pages = await sitePagesOf(site, api, dependencies.config.publicUrl);
  const { notFound } = pages;
  const byPath = new Map(pages.byPath);
  const lookPage = byPath.get(LOOK_PAGE_PATH);
  byPath.delete(LOOK_PAGE_PATH); // without a key there is no look
  if (lookPage) addLookPages(app, lookPage, dependencies);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    const path = `/${file}`;
    const page = byPath.get(path);
    if (page) return sendPage(request, reply, page);
    const asset = file.endsWith('.html') ? undefined : site.get(file);
    if (asset) {
      const caching = file.startsWith(HASHED_FILES) ? IMMUTABLE : DAILY;
      return sendAsset(request, reply.header('cache-control', caching), asset);
    }
    if (notFound && takesHtml(request) && !PROGRAM_PATHS.test(path)) {
      return sendPage(request, reply.code(404), notFound);
    }
    return reply.callNotFound();
  });
}

function takesHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}
