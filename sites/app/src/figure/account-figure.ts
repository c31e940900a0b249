import { type Figure, readFigure } from '@glow/api';
import { fetchFigure, forgetFigure, keepFigure } from '@glow/api/client';
import { authorised } from '../session/authorised.ts';
import { readOwnFigure, storeOwnFigure } from './own-figure.ts';

/** Brings the figure that is kept with the account into a browser that has none. Nobody waits for it. */
export async function recallFigure(): Promise<void> {
  if (readOwnFigure()) return;
  try {
    const figure = readFigure(await authorised(fetchFigure));
    if (figure && !readOwnFigure()) storeOwnFigure(figure, 'account');
  } catch {
    // Looks are drawn on everyone, as before.
  }
}

/** @throws {ApiError} where it could not be kept. */
export const keepInAccount = (figure: Figure) => authorised((api) => keepFigure(api, figure));

/** @throws {ApiError} where it is kept still. */
export const forgetInAccount = () => authorised(forgetFigure);
