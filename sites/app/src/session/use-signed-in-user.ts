import { LOCAL_STORAGE_KEYS, type SignedInUser } from '@glow/api';
import { useSyncExternalStore } from 'react';
import { readSignedInUser } from './signed-in-user.ts';
import { storedValue } from './stored-value.ts';

const { subscribe, read } = storedValue(LOCAL_STORAGE_KEYS.user, readSignedInUser);

/** Who is signed in; follows changes in this and other tabs. Undefined for nobody, and in a prerendered page. */
export function useSignedInUser(): SignedInUser | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
