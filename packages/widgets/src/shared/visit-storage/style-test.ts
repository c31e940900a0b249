import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';

const KEY = LOCAL_STORAGE_KEYS.styleTestCompleted;

/** Whether the visitor finished a deck since the quiz was last retaken (spec section 4). */
export function isStyleTestCompleted(): boolean {
  return localStore.read(KEY) === 'true';
}

export function setStyleTestCompleted(completed: boolean): void {
  if (completed) localStore.write(KEY, 'true');
  else localStore.remove(KEY);
}

/** Calls back when the flag changes, in this tab or another; returns the end of it. */
export function watchStyleTest(listener: () => void): () => void {
  return localStore.subscribe(KEY, listener);
}
