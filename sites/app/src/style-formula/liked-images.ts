import { FORMULA_LOOKS_MAX, LOCAL_STORAGE_KEYS } from '@glow/api';
import { useSyncExternalStore } from 'react';
import { readLikedLooks } from '../session/liked-looks.ts';
import { storedValue } from '../session/stored-value.ts';

/** The pictures of the looks that were liked last, in their order. */
const { subscribe, read } = storedValue(LOCAL_STORAGE_KEYS.likedOutfits, () =>
  readLikedLooks()
    .map(({ image }) => image)
    .filter(Boolean)
    .slice(-FORMULA_LOOKS_MAX),
);

/** The liked looks of this browser, by their pictures; undefined in a prerendered page. */
export function useLikedImages(): readonly string[] | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
