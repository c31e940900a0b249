import { FITTED_IMAGES_MAX, type Figure, type Outfit } from '@glow/api';
import { fitLooks } from '@glow/api/client';
import { SITE_API } from '../session/site-api.ts';

/**
 * Resolves to looks as they are on the figure or, without one, as they were composed, by the pictures they have now.
 * What does not suit the figure, and what cannot be had, is left out.
 */
export async function fitOutfits(
  images: readonly string[],
  figure: Figure | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outfit>> {
  const wanted = [...new Set(images)].filter(Boolean);
  const fitted = new Map<string, Outfit>();
  for (let start = 0; start < wanted.length; start += FITTED_IMAGES_MAX) {
    const part = wanted.slice(start, start + FITTED_IMAGES_MAX);
    const looks = await fitLooks(SITE_API, { images: part, figure }, { signal }).catch(() => undefined);
    if (!looks) break;
    for (const [image, outfit] of looks) fitted.set(image, outfit);
  }
  return fitted;
}
