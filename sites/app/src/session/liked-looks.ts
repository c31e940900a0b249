import { LOCAL_STORAGE_KEYS, type Outfit, savedKeyOf } from '@glow/api';
import { localStore } from '@glow/kit/storage';

const KEY = LOCAL_STORAGE_KEYS.likedOutfits;

type LikedLook = Pick<Outfit, 'name' | 'image' | 'tags'>;

const isLook = (value: unknown): value is Pick<Outfit, 'name' | 'image'> =>
  typeof value === 'object' && value !== null && 'image' in value && typeof value.image === 'string';

/** What the list holds; the widgets read the rest of each entry. */
function readEntries(): readonly unknown[] {
  const stored = localStore.readJson(KEY);
  return Array.isArray(stored) ? stored : [];
}

const isOf = (key: string) => (entry: unknown) => isLook(entry) && savedKeyOf(entry) === key;

/** Returns the looks that were liked in this browser (spec section 3). */
export function readLikedLooks(): readonly LikedLook[] {
  return readEntries()
    .filter(isLook)
    .map((look) => {
      const tags: unknown = 'tags' in look ? look.tags : undefined;
      return { ...look, tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [] };
    });
}

export function hasLiked(look: Outfit): boolean {
  return readEntries().some(isOf(savedKeyOf(look)));
}

/** Puts a look at the end of the list, once. */
export function addLikedLook(look: Outfit): void {
  if (!hasLiked(look)) localStore.writeJson(KEY, [...readEntries(), look]);
}

/** Takes a look off the list. */
export function removeLikedLook(look: Outfit): void {
  const isThis = isOf(savedKeyOf(look));
  if (hasLiked(look))
    localStore.writeJson(
      KEY,
      readEntries().filter((entry) => !isThis(entry)),
    );
}
