import type { FastifyInstance } from 'fastify';
import { drawAhead } from './draw-ahead.ts';
import { addMediaRoutes } from './media.routes.ts';
import { createMedia, type MediaDependencies } from './media.service.ts';
import { namedPictures } from './named-pictures.ts';

/** Pictures under `/media/`; those of the first page are drawn in the background once the server listens. */
export async function registerMedia(app: FastifyInstance, dependencies: MediaDependencies): Promise<void> {
  const media = createMedia(dependencies);
  const named = namedPictures();
  addMediaRoutes(app, media, named);

  const closing = new AbortController();
  app.addHook('onListen', async () => {
    void drawAhead(media, [...named.values()], { log: dependencies.log, signal: closing.signal });
  });
  app.addHook('preClose', async () => closing.abort());
}
