import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';

const KEY = LOCAL_STORAGE_KEYS.savedWardrobe;

/** The keys, as `savedKeyOf` makes them, of what the visitor saved (spec section 3). */
export function readSavedKeys(): ReadonlySet<string> {
  const stored = localStore.readJson(KEY);
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
}

export function addSavedKey(key: string): void {
  localStore.writeJson(KEY, [...new Set([...readSavedKeys(), key])]);
}

/** Calls back when a key is added, in this tab or another; returns the end of it. */
export function watchSavedKeys(listener: () => void): () => void {
  return localStore.subscribe(KEY, listener);
}
