import { type Outfit, savedKeyOf } from '@glow/api';
import { ApiError } from '@glow/api/client';
import type { Dispatch } from 'react';
import { DEMO_OUTFITS } from '#shared/demo/demo-outfits.ts';
import type { CuratedGridEvent } from './curated-grid.machine.ts';

/** Two of the looks have no picture yet. */
const withoutPictures = (outfits: readonly Outfit[]) =>
  outfits.map((outfit, place) => (place === 1 || place === 4 ? { ...outfit, image: '' } : outfit));

/** Dispatches events until the grid shows the named state; stores nothing. */
export function playCuratedGrid(
  demo: string,
  apiBase: string,
  dispatch: Dispatch<CuratedGridEvent>,
  onFailed: (error: ApiError) => void,
): void {
  if (demo === 'loading') return;
  const looks = DEMO_OUTFITS.map((outfit) => ({ ...outfit, image: apiBase + outfit.image }));
  const outfits = demo === 'empty' ? [] : demo === 'awaited' ? withoutPictures(looks) : looks;
  const [key = '', another = ''] = outfits.map(savedKeyOf);
  const savedKeys = new Set(demo === 'saved' ? [another] : []);
  dispatch({ type: 'visited', completed: demo !== 'not-taken', outfits, savedKeys });
  if (demo === 'saving' || demo === 'saved' || demo === 'error') dispatch({ type: 'save', key });
  if (demo === 'saved') dispatch({ type: 'saved', key });
  if (demo === 'error') {
    dispatch({ type: 'failed', key });
    onFailed(new ApiError('http', { status: 503 }));
  }
}
