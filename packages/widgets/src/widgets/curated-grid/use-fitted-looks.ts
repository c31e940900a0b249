import { FITTED_IMAGES_MAX, type Figure, type Outfit } from '@glow/api';
import { type Api, fitLooks } from '@glow/api/client';
import { useEffect, useState } from 'react';

type Fitted = ReadonlyMap<string, Outfit>;
const NONE: Fitted = new Map();

/**
 * Returns the looks as they are on a figure, by their own pictures, once they are there; none without a figure. What
 * does not suit it, and what cannot be had, stays as it was liked.
 */
export function useFittedLooks(api: Api, figure: Figure | undefined, outfits: readonly Outfit[]): Fitted {
  const [fitted, setFitted] = useState(NONE);
  const images = outfits.map(({ image }) => image).filter(Boolean);
  const asked = JSON.stringify({ figure, images: images.slice(-FITTED_IMAGES_MAX) });
  useEffect(() => {
    const request: { figure?: Figure; images: string[] } = JSON.parse(asked);
    setFitted(NONE);
    if (!request.figure || request.images.length === 0) return;
    const abort = new AbortController();
    fitLooks(api, request, { signal: abort.signal }).then(
      (looks) => abort.signal.aborted || setFitted(looks),
      () => {},
    );
    return () => abort.abort();
  }, [api, asked]);
  return fitted;
}
