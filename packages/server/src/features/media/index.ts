import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createOpenings } from '../../platform/looks/index.ts';
import type { PictureForm } from '../../platform/pictures/index.ts';
import { addMediaRoutes } from './media.routes.ts';
import { namedPictures } from './named-pictures.ts';

/** What the cards of picker and quiz ask for. */
const CARD_FORM: PictureForm = { widthPx: 320, format: 'avif' };

/**
 * Pictures under `/media/`; those at fixed names are drawn in the background once the server listens, the first
 * page's before the quiz's, unless the server was told to draw on demand alone.
 */
export function registerMedia(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'gallery' | 'config' | 'db' | 'clock' | 'log' | 'lookbook'>,
): void {
  const { gallery, config } = dependencies;
  const named = namedPictures();
  const openings = createOpenings(dependencies);
  app.addHook('onClose', () => openings.close());
  addMediaRoutes(app, { gallery, openings }, named);
  if (config.drawing === 'on-demand') return;
  app.addHook('onListen', async () => gallery.drawAhead([...named.values()], CARD_FORM));
}
