import type { Outfit } from '@glow/api';

/** Section 8: internal, for whoever reads `glow-error`; the visitor reads the toast. */
export const MISSING_IMAGE = 'Outfit is missing an image URL.';

/** Puts an outfit where the visitor keeps them. */
export type SaveOutfit = (outfit: Outfit) => Promise<void>;

/** Whether there is anything to show and to save (spec section 5: a non-blank image URL). */
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
