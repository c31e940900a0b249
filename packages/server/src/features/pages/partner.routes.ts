import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '#infra/assets/read-assets.ts';
import { REVALIDATED, sendAsset } from '#infra/assets/send-asset.ts';
import { formatPolicy, partnerPolicy } from './content-policy.ts';

const PARTNER_PATH = '/partner';
/** Where one of the shop's pages sends its widgets: a name that nobody may have (RFC 2606), so nobody answers. */
const NOBODY = 'http://api.skur.invalid';
/** The kinds of file a plain page is made of; whatever else lies beside them is not the shop's. */
const PAGE_FILES = /\.(?:html|css|js|svg|png|jpg|webp|avif|woff2|ico|txt)$/;

/** Serves the fictional shop's plain pages, as a partner's own server would under the strictest policy. */
export function addPartnerRoutes(app: FastifyInstance, partner: Assets, api: readonly string[]): void {
  const policy = formatPolicy(partnerPolicy([...api, NOBODY]));

  function send(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
    const asset = PAGE_FILES.test(file) ? partner.get(file) : undefined;
    if (!asset) {
      reply.callNotFound();
      return reply;
    }
    reply.header('content-security-policy', policy).header('cache-control', REVALIDATED);
    return sendAsset(request, reply, asset);
  }

  // The router takes both forms for one; relative addresses in the page need the slash.
  app.get(PARTNER_PATH, { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (!path.endsWith('/')) return reply.redirect(`${PARTNER_PATH}/`, 308);
    return send(request, reply, 'index.html');
  });

  app.get(`${PARTNER_PATH}/*`, { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, (request.params as { '*': string })['*']),
  );
}
