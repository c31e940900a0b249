import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATED, sendAsset } from '#infra/assets/send-asset.ts';
import type { Page } from './site-pages.ts';

/** Sends a page of the site under its own policy; status and headers set before stay. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { asset, policy }: Page,
): FastifyReply {
  reply.header('content-security-policy', policy).header('cache-control', REVALIDATED);
  return sendAsset(request, reply, asset);
}
