import { LAYER_WIDTHS, LOOK_KEY, MEDIA_WIDTHS, type MediaWidth } from '@glow/api';
import { PICTURE_LAYERS, partOfPiece } from '@glow/stylist';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Layers } from '#catalogue/layers/layers.ts';
import type { Look } from '#catalogue/looks/look.ts';
import {
  LAYER_PATH_PATTERN,
  LOOK_PATH_PATTERN,
  PIECE_PATH_PATTERN,
  SHARE_PATH_PATTERN,
} from '#catalogue/looks/look-json.ts';
import type { ViewRecorder } from '#catalogue/looks/view-recorder.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { PIECE_WIDTH_PX, SHARE_FORM } from '#catalogue/pictures/look-parts.ts';
import type { DrawnForm, PictureForm } from '#catalogue/pictures/picture-form.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { OPEN_TO_ALL } from '#infra/http/cors.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import { preferredFormat } from './picture-format.ts';
import { sendPicture } from './send-picture.ts';

/** Of a piece in its look's data, from 0. */
const PLACE = /^(?:0|[1-9]\d?)$/;
const FULL_WIDTH_PX: MediaWidth = 960;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For a picture at a fixed name, which a release may change. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

const ROUTE = { schema: { hide: true }, config: { cors: OPEN_TO_ALL } };

interface MediaParts {
  readonly gallery: Gallery;
  readonly layers: Pick<Layers, 'drawLater'>;
  readonly views: Pick<ViewRecorder, 'record'>;
}

/** Pictures at addresses (INTERFACE section 2); `named` are those at fixed names, such as `vibe/sunny`. */
export function addMediaRoutes(
  app: FastifyInstance,
  { gallery, layers, views }: MediaParts,
  named: ReadonlyMap<string, Look>,
): void {
  const addLookRoute = (
    path: string,
    readForm: (request: FastifyRequest) => DrawnForm,
    onSeen: (key: string) => void = () => {},
  ) =>
    app.get(path, ROUTE, async (request, reply) => {
      const { key } = request.params as { key: string };
      if (!LOOK_KEY.test(key)) throw pictureNotFound();
      const form = readForm(request);
      const bytes = await gallery.pictureOfKey(key, form, addressKey(request.ip));
      if (!bytes) throw pictureNotFound();
      views.record(key);
      onSeen(key);
      return sendPicture(request, reply, { form, caching: IMMUTABLE, bytes });
    });

  addLookRoute(LOOK_PATH_PATTERN, (request) => formOf(request), layers.drawLater);
  addLookRoute(PIECE_PATH_PATTERN, pieceFormOf);
  addLookRoute(SHARE_PATH_PATTERN, () => SHARE_FORM);

  app.get(LAYER_PATH_PATTERN, ROUTE, async (request, reply) => {
    const { key, layer: name } = request.params as { key: string; layer: string };
    const layer = PICTURE_LAYERS.find((each) => each === name);
    if (!LOOK_KEY.test(key) || !layer) throw pictureNotFound();
    const form = formOf(request, LAYER_WIDTHS);
    const bytes = await gallery.layerOfKey(key, layer, form, addressKey(request.ip));
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

function formOf(
  { headers, query }: FastifyRequest,
  widths: readonly MediaWidth[] = MEDIA_WIDTHS,
): PictureForm {
  const { w } = query as { readonly w?: string | readonly string[] };
  const widthPx = w === undefined ? FULL_WIDTH_PX : widths.find((width) => `${width}` === w);
  if (widthPx === undefined) throw widthNotOffered(widths);
  return { widthPx, format: preferredFormat(headers.accept) };
}

function pieceFormOf({ headers, params }: FastifyRequest): DrawnForm {
  const { place } = params as { place: string };
  if (!PLACE.test(place)) throw pictureNotFound();
  const part = partOfPiece(Number(place));
  return { part, widthPx: PIECE_WIDTH_PX, format: preferredFormat(headers.accept) };
}

function pictureNotFound(): ServiceError {
  return new ServiceError('not_found', { text: 'There is no picture at this address.' });
}

function widthNotOffered(widths: readonly MediaWidth[]): ServiceError {
  return new ServiceError('invalid_request', { text: `w must be one of ${widths.join(', ')}.` });
}
