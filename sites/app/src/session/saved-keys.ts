import { LOCAL_STORAGE_KEYS, type Outfit, savedKeyOf, type WardrobeItem } from '@glow/api';
import { getWardrobe } from '@glow/api/client';
import { localStore } from '@glow/kit/storage';
import { authorised } from './authorised.ts';

/** Which looks show as saved, as the server has them now (spec section 3, the set of saved-wardrobe keys). */
export function rememberSaved(items: readonly WardrobeItem[]): void {
  localStore.writeJson(LOCAL_STORAGE_KEYS.savedWardrobe, items.map(savedKeyOf));
}

/** Returns the keys of the looks that show as saved. */
function readSavedKeys(): readonly string[] {
  const stored = localStore.readJson(LOCAL_STORAGE_KEYS.savedWardrobe);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

export const hasSaved = (key: string): boolean => readSavedKeys().includes(key);

/** Calls back when that changes, in this tab or another; returns an unsubscribe function. */
export function watchSaved(listener: () => void): () => void {
  return localStore.subscribe(LOCAL_STORAGE_KEYS.savedWardrobe, listener);
}

/** Shows one more look as saved, at once. */
export function addSaved(look: Partial<Outfit>): void {
  const keys = new Set([...readSavedKeys(), savedKeyOf(look)]);
  localStore.writeJson(LOCAL_STORAGE_KEYS.savedWardrobe, [...keys]);
}

/** What the person has saved, here or elsewhere: after signing in, or a save. Nobody waits for it. */
export async function recallSaved(): Promise<void> {
  try {
    rememberSaved(await authorised(getWardrobe));
  } catch {
    // Saving once more is harmless: the server keeps one of a name.
  }
}
