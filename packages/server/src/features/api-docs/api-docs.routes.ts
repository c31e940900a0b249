import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './api-document.ts';
import { renderApiPage } from './api-page.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const STYLE_FILE = join(import.meta.dirname, 'api-page.css');
const SHORT_CACHING = 'public, max-age=300';

/** Adds `/docs`, the API for people, without any script, and `/docs/openapi.json`, the same for machines. */
export function addApiDocsRoutes(app: FastifyInstance): void {
  const schema = { hide: true };
  const openApi = () => app.swagger() as unknown as ApiDocument;
  app.get('/docs', { schema }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': SHORT_CACHING });
    return renderApiPage(openApi());
  });
  app.get('/docs/api-page.css', { schema }, async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', SHORT_CACHING);
    return readFile(STYLE_FILE);
  });
  app.get('/docs/openapi.json', { schema }, async (_request, reply) => {
    reply.header('cache-control', SHORT_CACHING);
    return openApi();
  });
}
