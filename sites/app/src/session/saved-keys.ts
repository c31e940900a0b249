import { LOCAL_STORAGE_KEYS, savedKeyOf, type WardrobeItem } from '@glow/api';
import { getWardrobe } from '@glow/api/client';
import { localStore } from '@glow/kit/storage';
import { authorised } from './authorised.ts';

/** Which looks show as saved, as the server has them now (spec section 3, the set of saved-wardrobe keys). */
export function rememberSaved(items: readonly WardrobeItem[]): void {
  localStore.writeJson(LOCAL_STORAGE_KEYS.savedWardrobe, items.map(savedKeyOf));
}

/** What the person has saved, here or elsewhere: after signing in, or a save. Nobody waits for it. */
export async function recallSaved(): Promise<void> {
  try {
    rememberSaved(await authorised(getWardrobe));
  } catch {
    // Saving once more is harmless: the server keeps one of a name.
  }
}
