import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { DrawnForm } from '#catalogue/pictures/picture-form.ts';
import { entityTagOf, isNotModified } from '#infra/http/entity-tag.ts';

interface SentPicture {
  readonly form: Pick<DrawnForm, 'format'>;
  readonly caching: string;
  readonly bytes: Buffer;
}

/** Sends a picture, or the part of it that a `Range` header asks for (RFC 9110 section 14), or 304. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, caching, bytes }: SentPicture,
): FastifyReply {
  const entityTag = entityTagOf(bytes);
  reply.headers({
    vary: 'Accept',
    etag: entityTag,
    'accept-ranges': 'bytes',
    'cache-control': caching,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isNotModified(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
  const range = rangeOf(request, entityTag, bytes.length);
  if (range === 'whole') return reply.type(`image/${form.format}`).send(bytes);
  if (range === 'outside') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
      .send();
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .type(`image/${form.format}`)
    .send(bytes.subarray(start, end + 1));
}

/**
 * Returns the one range that a `GET` asks for; several at once, and what nobody can read, are answered with the whole,
 * as is a range of a picture that the client has another version of.
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  entityTag: string,
  length: number,
): parseRange.Range | 'whole' | 'outside' {
  const { range, 'if-range': ifRange } = headers;
  if (method !== 'GET' || range === undefined) return 'whole';
  if (ifRange !== undefined && ifRange !== entityTag) return 'whole';
  const ranges = parseRange(length, range);
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'whole';
  return ranges[0] ?? 'whole';
}
