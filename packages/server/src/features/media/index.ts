import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import { createViewRecorder } from '#catalogue/looks/view-recorder.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { PictureForm } from '#catalogue/pictures/picture-form.ts';
import type { Config } from '#config/config.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import type { Log } from '#infra/logging/log.ts';
import { addMediaRoutes } from './media.routes.ts';
import { namedPictures } from './named-pictures.ts';

/** The form that the cards of picker and quiz request. */
const CARD_FORM: PictureForm = { widthPx: 320, format: 'avif' };

interface MediaDependencies {
  readonly gallery: Gallery;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly lookbook: Lookbook;
}

/**
 * Serves pictures under `/media/`. Those at fixed names are drawn in the background once the server listens, the
 * first page's before the quiz's, unless the settings say to draw on demand only.
 */
export const mediaPlugin = defineFeature<MediaDependencies>('media', (app, dependencies) => {
  const { gallery, config } = dependencies;
  const named = namedPictures();
  const views = createViewRecorder(dependencies);
  app.addHook('onClose', () => views.close());
  addMediaRoutes(app, { gallery, views }, named);
  if (config.drawing === 'on-demand') return;
  app.addHook('onListen', async () => gallery.prefetch([...named.values()], CARD_FORM));
});
