import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';

export type StyleTest = 'not-completed' | 'completed';

/** Returns whether the visitor has swiped a deck to its end (spec section 4). */
export function readStyleTest(): StyleTest {
  return localStore.readJson(LOCAL_STORAGE_KEYS.styleTestCompleted) === true ? 'completed' : 'not-completed';
}

/** As before the first deck: 'Retake Style Quiz' (spec section 4). */
export function clearStyleTest(): void {
  localStore.remove(LOCAL_STORAGE_KEYS.styleTestCompleted);
}
