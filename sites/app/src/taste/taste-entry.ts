import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { useSyncExternalStore } from 'react';

export const TASTE_KEY = LOCAL_STORAGE_KEYS.taste;

const subscribe = (listener: () => void) => localStore.subscribe(TASTE_KEY, listener);
const isKept = () => localStore.read(TASTE_KEY) !== null;

/** Forgets a taste that the account keeps too, as it leaves this browser with the person. */
export function forgetTasteOfAccount(): void {
  const stored = localStore.readJson(TASTE_KEY) as { readonly kept?: unknown } | undefined | null;
  if (stored?.kept === 'account') localStore.remove(TASTE_KEY);
}

/** Tells whether this browser keeps a taste, without what reads one. None in a prerendered page. */
export function useHasTaste(): boolean {
  return useSyncExternalStore(subscribe, isKept, () => false);
}
