import { LOCAL_STORAGE_KEYS, type SignedInUser } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { useSyncExternalStore } from 'react';
import { readSignedInUser } from './signed-in-user.ts';

const KEY = LOCAL_STORAGE_KEYS.user;

let latestText: string | null = null;
let latestUser: SignedInUser | undefined;

/** The same object as long as the entry is the same text, as React's external stores ask. */
function currentUser(): SignedInUser | undefined {
  const text = localStore.read(KEY);
  if (text !== latestText) {
    latestText = text;
    latestUser = readSignedInUser();
  }
  return latestUser;
}

const subscribe = (listener: () => void) => localStore.subscribe(KEY, listener);

/** Who is signed in; follows changes in this and other tabs. Undefined for nobody, and in a prerendered page. */
export function useSignedInUser(): SignedInUser | undefined {
  return useSyncExternalStore(subscribe, currentUser, () => undefined);
}
