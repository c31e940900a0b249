import { CARD_SHAPES, type CardShape } from '@glow/stylist';
import type { FastifyInstance } from 'fastify';
import { toOutfit } from '#catalogue/looks/look-json.ts';
import { lookKeyOfAddress } from '#catalogue/looks/look-key-of-address.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { OPEN_TO_ALL } from '#infra/http/cors.ts';
import { ownBasesOf, publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { RateLimit } from '#infra/rate-limits/counter-store.ts';
import { type FormulaDependencies, formulaPicture, makeFormula } from './style-formula.service.ts';

const FETCH_LIMIT: RateLimit = { name: 'style-formula.fetch', max: 30, windowMs: 60_000 };
const PICTURE_PATH = '/media/formulas/:key/:shape.jpg';
const KEY = /^[0-9a-f]{32}$/;
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

export interface StyleFormulaDependencies extends FormulaDependencies {
  readonly config: Config;
  readonly previews: Previews;
}

/** Adds the call for the style formula of liked looks, and its pictures. */
export function addStyleFormulaRoutes(app: FastifyInstance, dependencies: StyleFormulaDependencies): void {
  const { config, previews } = dependencies;

  registerCall(app, dependencies, 'fetchStyleFormula', {
    limits: [FETCH_LIMIT],
    async handle({ body: { images, figure }, request }) {
      const publicUrl = publicUrlOf(config, request);
      const bases = ownBasesOf(config, request);
      const keys = new Set(images.flatMap((image) => lookKeyOfAddress(image, bases) ?? []));
      const made = await makeFormula(dependencies, [...keys], figure, addressKey(request.ip));
      const { key, formula, looks } = made;
      const small = await previews.of(looks.map(({ look }) => look));
      const pictureOf = (shape: CardShape) =>
        publicUrl + PICTURE_PATH.replace(':key', key).replace(':shape', shape);
      return {
        words: [...formula.words],
        palette: [...formula.palette],
        lines: [...formula.lines],
        outfits: looks.map((described) =>
          toOutfit(described, publicUrl, { preview: small.get(described.look.key) }),
        ),
        pictures: { story: pictureOf('story'), square: pictureOf('square') },
      };
    },
  });

  app.get(PICTURE_PATH, { schema: { hide: true }, config: { cors: OPEN_TO_ALL } }, async (request, reply) => {
    const { key, shape: name } = request.params as { key: string; shape: string };
    const shape = CARD_SHAPES.find((one) => one === name);
    const isKnown = shape && KEY.test(key);
    const bytes = isKnown
      ? await formulaPicture(dependencies, key, shape, addressKey(request.ip))
      : undefined;
    if (!bytes) throw new ServiceError('not_found', { text: 'There is no picture at this address.' });
    return reply.headers(PICTURE_HEADERS).type('image/jpeg').send(bytes);
  });
}
