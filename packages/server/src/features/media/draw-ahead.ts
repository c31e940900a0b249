import type { Dependencies } from '../../platform/dependencies.ts';
import type { Look } from '../../platform/looks/index.ts';
import type { Media, PictureForm } from './media.service.ts';

/** What the cards of the first page ask for. */
const CARD_FORM: PictureForm = { widthPx: 320, format: 'avif' };

/**
 * Draws the cards' pictures before anybody asks, one at a time, so that a visitor waits behind one drawing at
 * most; stops between two when told to. A failure is logged and left for the first demand.
 */
export async function drawAhead(
  media: Media,
  looks: readonly Look[],
  { log, signal }: Pick<Dependencies, 'log'> & { readonly signal: AbortSignal },
): Promise<void> {
  for (const look of looks) {
    if (signal.aborted) return;
    await media.pictureOf(look, CARD_FORM).catch((cause: unknown) => {
      if (!signal.aborted) log.warn({ err: cause, key: look.key }, 'A picture could not be drawn ahead');
    });
  }
}
