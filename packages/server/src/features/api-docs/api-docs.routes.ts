import type { FastifyInstance } from 'fastify';
import { type Asset, createAsset } from '#infra/assets/asset.ts';
import { sendAsset } from '#infra/assets/send-asset.ts';
import type { ApiDocument } from './api-document.ts';
import { renderApiPage } from './api-page.ts';
import { readPageFiles } from './page-files.ts';

const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'].map((what) => `${what} 'self'`),
  ...['base-uri', 'form-action', 'frame-ancestors', 'trusted-types'].map((what) => `${what} 'none'`),
  "require-trusted-types-for 'script'",
].join('; ');
const SHORT_CACHING = 'public, max-age=300';

/** Adds `/docs`, the API for people, and `/docs/openapi.json`, the same for machines. */
export async function addApiDocsRoutes(app: FastifyInstance): Promise<void> {
  const schema = { hide: true };
  const openApi = () => app.swagger() as unknown as ApiDocument;
  const files = await readPageFiles();
  let page: Promise<Asset> | undefined;

  app.get('/docs', { schema }, async (request, reply) => {
    // Only now all calls are known.
    page ??= createAsset('index.html', Buffer.from(renderApiPage(openApi(), files.addresses)));
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': SHORT_CACHING });
    return sendAsset(request, reply, await page);
  });
  app.get('/docs/page/:name', { schema }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const asset = files.byName.get(name);
    if (!asset) return reply.callNotFound();
    return sendAsset(request, reply.header('cache-control', SHORT_CACHING), asset);
  });
  app.get('/docs/openapi.json', { schema }, async (_request, reply) => {
    reply.header('cache-control', SHORT_CACHING);
    return openApi();
  });
}
