import { figurePicture, figureWords, lookKey } from '@glow/stylist';
import type { FastifyInstance } from 'fastify';
import { type FitDependencies, keepFitted } from '#catalogue/fitted-looks/fit-looks.ts';
import { fitPictures } from '#catalogue/fitted-looks/fit-pictures.ts';
import type { Layers } from '#catalogue/layers/layers.ts';
import { lookPath, toOutfit } from '#catalogue/looks/look-json.ts';
import { lookKeyOfAddress } from '#catalogue/looks/look-key-of-address.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { PictureForm } from '#catalogue/pictures/picture-form.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import { ownBasesOf, publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { RateLimit } from '#infra/rate-limits/counter-store.ts';

const limit = (name: string, max: number): readonly RateLimit[] => [
  { name: `figure.${name}`, max, windowMs: 60_000 },
];

/** The form that the editor asks for. */
const EDITOR_FORM: PictureForm = { widthPx: 320, format: 'avif' };

export interface FigureDependencies extends FitDependencies {
  readonly config: Config;
  readonly gallery: Pick<Gallery, 'drawFirst'>;
  readonly previews: Previews;
  readonly layers: Layers;
}

/** Adds the calls that draw a person's own figure, and looks on it. */
export function addFigureRoutes(app: FastifyInstance, dependencies: FigureDependencies): void {
  const { config, gallery, previews, layers } = dependencies;

  registerCall(app, dependencies, 'drawFigure', {
    limits: limit('draw', 120),
    async handle({ body: { figure }, request }) {
      const spec = figurePicture(figure);
      const look = { key: lookKey(spec), spec };
      await keepFitted(dependencies, [{ look, baseKey: null }], addressKey(request.ip));
      void gallery.drawFirst([look], EDITOR_FORM);
      return { image: publicUrlOf(config, request) + lookPath(look.key), alt: figureWords(figure) };
    },
  });

  registerCall(app, dependencies, 'fitLooks', {
    limits: limit('fit', 60),
    async handle({ body: { images, figure }, request }) {
      const publicUrl = publicUrlOf(config, request);
      const bases = ownBasesOf(config, request);
      const addresses = images.flatMap((image) => {
        const key = lookKeyOfAddress(image, bases);
        return key ? [{ image, key }] : [];
      });
      const keys = addresses.map(({ key }) => key);
      const fitted = await fitPictures(dependencies, keys, figure, addressKey(request.ip));
      const all = fitted.map(({ shown }) => shown.look);
      const [small, layered] = await Promise.all([previews.of(all), layers.of(all)]);
      const byKey = new Map(fitted.map(({ of, shown }) => [of, shown]));
      return {
        looks: addresses.flatMap(({ image, key }) => {
          const shown = byKey.get(key);
          if (!shown) return [];
          const fittedKey = shown.look.key;
          const extras = { preview: small.get(fittedKey), isLayered: layered.has(fittedKey) };
          return [{ of: image, outfit: toOutfit(shown, publicUrl, extras) }];
        }),
      };
    },
  });
}
