import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../http/entity-tag.ts';
import { readQualityValues } from '../http/quality-values.ts';
import { type Asset, COMPRESSIONS, type Coding } from './asset.ts';

/** For a file whose name changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For a page: cached, but revalidated each time. */
export const REVALIDATED = 'no-cache';

/**
 * Answers with a file in the smallest form the client takes, or with 304 when it has that form; headers and
 * status set before stay.
 */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const coding = preferredCoding(request.headers['accept-encoding'], asset);
  const { bytes, entityTag } = asset.representations[coding] ?? asset.representations.identity;
  reply.header('etag', entityTag).header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], entityTag)) {
    return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(asset.mediaType).send(bytes);
}

function preferredCoding(acceptEncoding: string | undefined, asset: Asset): Coding {
  const wishes = readQualityValues(acceptEncoding ?? '');
  const weightOf = (coding: Coding) => wishes.get(coding) ?? wishes.get('*') ?? 0;
  const [best] = COMPRESSIONS.filter(
    (coding) => asset.representations[coding] && weightOf(coding) > 0,
  ).toSorted((one, other) => weightOf(other) - weightOf(one));
  return best ?? 'identity';
}
