import { namedPictures } from '@glow/stylist';
import type { Layers } from '#catalogue/layers/layers.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import { createViewRecorder } from '#catalogue/looks/view-recorder.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { PictureForm } from '#catalogue/pictures/picture-form.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import type { Log } from '#infra/logging/log.ts';
import { drawInstantOutfits } from './draw-instant-outfits.ts';
import { addMediaRoutes } from './media.routes.ts';

/** The form that the cards of picker and quiz request at simple density, and the picker's at double on a phone. */
const CARD_FORM: PictureForm = { widthPx: 320, format: 'avif' };
/** The form that the picker's request at triple density on a phone. */
const PHONE_POCKET_FORM: PictureForm = { widthPx: 480, format: 'avif' };
/** The form that cards request at higher densities elsewhere. */
const DENSE_CARD_FORM: PictureForm = { widthPx: 640, format: 'avif' };

interface MediaDependencies {
  readonly gallery: Gallery;
  readonly layers: Layers;
  readonly previews: Previews;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly lookbook: Lookbook;
}

/**
 * Serves pictures under `/media/`. What a first visitor sees is drawn in the background once the server listens, the
 * most wanted first, unless the settings say to draw on demand only: the cards of the first page, those of the quiz,
 * then the looks that the first page gives.
 */
export const mediaPlugin = defineFeature<MediaDependencies>('media', (app, dependencies) => {
  const { gallery, layers, config, log } = dependencies;
  const named = namedPictures();
  const pockets = named.cards.filter(({ frame }) => frame === 'pocket');
  const views = createViewRecorder(dependencies);
  app.addHook('onClose', () => views.close());
  addMediaRoutes(app, { gallery, layers, views }, named.all);
  if (config.drawing === 'on-demand') return;

  const closing = new AbortController();
  let drawing: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    gallery.prefetch(named.cards, CARD_FORM);
    gallery.prefetch(pockets, PHONE_POCKET_FORM);
    gallery.prefetch(named.cards, DENSE_CARD_FORM);
    drawing = drawInstantOutfits(dependencies, closing.signal).catch((err: unknown) => {
      if (!closing.signal.aborted) log.warn({ err }, 'The instant outfits could not be drawn ahead');
    });
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await drawing;
  });
});
