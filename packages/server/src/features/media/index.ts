import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
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
  { gallery, config }: Pick<Dependencies, 'gallery' | 'config'>,
): void {
  const named = namedPictures();
  addMediaRoutes(app, gallery, named);
  if (config.drawing === 'on-demand') return;
  app.addHook('onListen', async () => gallery.drawAhead([...named.values()], CARD_FORM));
}
