import type { Outfit } from '@glow/api';
import { ApiError } from '@glow/api/client';
import type { GlowErrorDetail } from '#shared/widget-props.ts';
import { CURATED_GRID_STRINGS } from './curated-grid.messages.ts';

/** Section 8: internal, for whoever reads `glow-error`; the visitor reads the toast. */
export const MISSING_IMAGE = 'Outfit is missing an image URL.';

/** Puts an outfit where the visitor keeps them. */
export type SaveOutfit = (outfit: Outfit) => Promise<void>;

/** Returns whether there is anything to show and to save (spec section 5: a non-blank image URL). */
export function hasImage({ image }: Pick<Outfit, 'image'>): boolean {
  return image.trim() !== '';
}

/**
 * Saves an outfit.
 * @throws {Error} MISSING_IMAGE, with no call made; else whatever `save` fails with.
 */
export async function saveOutfit(outfit: Outfit, save: SaveOutfit): Promise<void> {
  if (!hasImage(outfit)) throw new Error(MISSING_IMAGE);
  await save(outfit);
}

/** Returns the detail of `glow-error` for a save that failed. */
export function saveFailure(error: unknown): GlowErrorDetail {
  if (error instanceof Error && error.message === MISSING_IMAGE) {
    return { reason: 'request', message: MISSING_IMAGE, kind: 'empty' };
  }
  const message = CURATED_GRID_STRINGS.toastFailed;
  if (!(error instanceof ApiError) || error.kind === 'aborted') return { reason: 'request', message };
  const { kind, status } = error;
  return { reason: 'request', message, kind, status };
}
