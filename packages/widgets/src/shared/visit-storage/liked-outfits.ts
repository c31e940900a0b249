import { LOCAL_STORAGE_KEYS, type Outfit, withoutDuplicates } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { readOutfits } from './read-outfits.ts';

const KEY = LOCAL_STORAGE_KEYS.likedOutfits;

/** What the visitor liked, each once by its image, else its name; placeholders without a picture (spec sections 3 and 5). */
export function readLikedOutfits(): Outfit[] {
  return readOutfits(localStore.readJson(KEY), 'kept');
}

export function writeLikedOutfits(outfits: readonly Outfit[]): void {
  localStore.writeJson(KEY, withoutDuplicates(outfits));
}

/** Calls back when the list changes, in this tab or another; returns the end of it. */
export function watchLikedOutfits(listener: () => void): () => void {
  return localStore.subscribe(KEY, listener);
}
