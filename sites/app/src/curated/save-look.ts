import { LOCAL_STORAGE_KEYS, type Outfit, savedKeyOf } from '@glow/api';
import { saveImage } from '@glow/api/client';
import { localStore } from '@glow/kit/storage';
import { authorised } from '../session/authorised.ts';

/** What a save needs of a look. */
export type SavedLook = Pick<Outfit, 'name' | 'image' | 'tags'>;

/**
 * Puts a look into the wardrobe of whoever is signed in (spec section 7).
 * @throws {SignInRequired} when nobody is, or the session has ended.
 * @throws {ApiError} whatever else the call failed with.
 */
export function saveLook({ name, image, tags }: SavedLook): Promise<void> {
  return authorised((api) => saveImage(api, { filename: name, image_url: image, tags: [...tags] }));
}

/** Notes that a look is saved; every grid in the browser follows. */
export function noteSaved(look: SavedLook): void {
  const stored = localStore.readJson(LOCAL_STORAGE_KEYS.savedWardrobe);
  const keys = Array.isArray(stored) ? stored : [];
  localStore.writeJson(LOCAL_STORAGE_KEYS.savedWardrobe, [...new Set([...keys, savedKeyOf(look)])]);
}
