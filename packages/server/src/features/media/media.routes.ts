import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Look } from '#catalogue/looks/look.ts';
import { LOOK_PATH_PATTERN } from '#catalogue/looks/look-json.ts';
import type { ViewRecorder } from '#catalogue/looks/view-recorder.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { PictureForm } from '#catalogue/pictures/picture-form.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { OPEN_TO_ALL } from '#infra/http/cors.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import { preferredFormat } from './picture-format.ts';
import { sendPicture } from './send-picture.ts';

const LOOK_KEY = /^[0-9a-f]{32}$/;
const FULL_WIDTH_PX: MediaWidth = 960;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For a picture at a fixed name, which a release may change. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

const ROUTE = { schema: { hide: true }, config: { cors: OPEN_TO_ALL } };

/** Pictures at addresses (INTERFACE section 2); `named` are those at fixed names, such as `vibe/sunny`. */
export function addMediaRoutes(
  app: FastifyInstance,
  { gallery, views }: { readonly gallery: Gallery; readonly views: Pick<ViewRecorder, 'record'> },
  named: ReadonlyMap<string, Look>,
): void {
  app.get(LOOK_PATH_PATTERN, ROUTE, async (request, reply) => {
    const { key } = request.params as { key: string };
    if (!LOOK_KEY.test(key)) throw pictureNotFound();
    const form = formOf(request);
    const bytes = await gallery.pictureOfKey(key, form, addressKey(request.ip));
    if (!bytes) throw pictureNotFound();
    views.record(key);
    return sendPicture(request, reply, { form, caching: IMMUTABLE, bytes });
  });

  app.get('/media/*', ROUTE, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const look = named.get(name);
    if (!look) throw pictureNotFound();
    const form = formOf(request);
    const bytes = await gallery.pictureOf(look, form, addressKey(request.ip));
    if (!bytes) throw pictureNotFound();
    return sendPicture(request, reply, { form, caching: SHORT, bytes });
  });
}

function formOf({ headers, query }: FastifyRequest): PictureForm {
  const { w } = query as { readonly w?: string | readonly string[] };
  const widthPx = w === undefined ? FULL_WIDTH_PX : MEDIA_WIDTHS.find((width) => `${width}` === w);
  if (widthPx === undefined) throw widthNotOffered();
  return { widthPx, format: preferredFormat(headers.accept) };
}

function pictureNotFound(): ServiceError {
  return new ServiceError('not_found', { text: 'There is no picture at this address.' });
}

function widthNotOffered(): ServiceError {
  return new ServiceError('invalid_request', { text: `w must be one of ${MEDIA_WIDTHS.join(', ')}.` });
}
