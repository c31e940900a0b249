import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { readStyleTest } from '../session/style-test.ts';

const hasEntries = (key: string): boolean => {
  const stored = localStore.readJson(key);
  return Array.isArray(stored) && stored.length > 0;
};

/** Tells whether somebody finished a deck, liked a look or saved one in this browser. */
export function hasBeenHere(): boolean {
  const { likedOutfits, savedWardrobe } = LOCAL_STORAGE_KEYS;
  return readStyleTest() === 'completed' || hasEntries(likedOutfits) || hasEntries(savedWardrobe);
}
