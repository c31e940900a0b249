import { LOCAL_STORAGE_KEYS, type Outfit, withoutDuplicates } from '@glow/api';
import { localStore } from '@glow/kit/storage';

const EMPTY: Outfit = {
  name: '',
  image: '',
  tags: [],
  source_url: '',
  alt: '',
  palette: [],
  reasons: [],
};

type Given = Readonly<Record<string, unknown>>;

function readField(empty: unknown, value: unknown): unknown {
  if (Array.isArray(empty) && Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === typeof empty && !Array.isArray(empty) ? value : empty;
}

/** Returns an outfit with every required field present and of its type; fields of other names are dropped. */
function readOutfit(value: unknown): Outfit {
  const given = (value ?? {}) as Given;
  const fields = Object.entries(EMPTY).map(([name, empty]) => [name, readField(empty, given[name])]);
  const { preview, layers, traits } = given as Partial<Outfit>;
  // What shows or reads them takes any value.
  return { ...Object.fromEntries(fields), preview, layers, traits };
}

const isPlaceholder = (item: unknown) => (item as Given | null)?.isPlaceholder === true;

/** Returns what stands for an outfit that is still to come: named by its id, and without a picture. */
function readPlaceholder(value: unknown, place: number): Outfit {
  const { name, id = `placeholder ${place}` } = value as Given;
  return { ...EMPTY, name: `${name || id}` };
}

/**
 * Returns the outfits in a value of unknown origin, each once by its image, else its name. What is none is left out,
 * and so is what only holds an outfit's place, unless it is to be included: as an outfit without a picture, which shows
 * as a skeleton (spec section 5).
 */
export function readOutfits(value: unknown, placeholders: 'include' | 'omit' = 'omit'): Outfit[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((item, place) => {
    if (!isPlaceholder(item)) return readOutfit(item);
    return placeholders === 'include' ? readPlaceholder(item, place) : [];
  });
  return withoutDuplicates(read.filter(({ name, image }) => name || image));
}

/** Counts what holds the place of an outfit in a value of unknown origin (spec section 3). */
export function countPlaceholders(value: unknown): number {
  return Array.isArray(value) ? value.filter(isPlaceholder).length : 0;
}

const LIKED_KEY = LOCAL_STORAGE_KEYS.likedOutfits;

/** Returns the liked outfits, each once by its image, else its name; placeholders have no picture (spec sections 3 and 5). */
export function readLikedOutfits(): Outfit[] {
  return readOutfits(localStore.readJson(LIKED_KEY), 'include');
}

export function writeLikedOutfits(outfits: readonly Outfit[]): void {
  localStore.writeJson(LIKED_KEY, withoutDuplicates(outfits));
}

/** Calls back when the list changes, in this tab or another; returns an unsubscribe function. */
export function watchLikedOutfits(listener: () => void): () => void {
  return localStore.subscribe(LIKED_KEY, listener);
}

const SAVED_KEY = LOCAL_STORAGE_KEYS.savedWardrobe;

/** Returns the keys, as `savedKeyOf` makes them, of the saved outfits (spec section 3). */
export function readSavedKeys(): ReadonlySet<string> {
  const stored = localStore.readJson(SAVED_KEY);
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
}

export function addSavedKey(key: string): void {
  localStore.writeJson(SAVED_KEY, [...new Set([...readSavedKeys(), key])]);
}

/** Calls back when a key is added, in this tab or another; returns an unsubscribe function. */
export function watchSavedKeys(listener: () => void): () => void {
  return localStore.subscribe(SAVED_KEY, listener);
}
