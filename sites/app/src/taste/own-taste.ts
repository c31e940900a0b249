import type { Outfit } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { isEmptyLog, readLog, type TasteLog, withDecision, withoutDecision } from '@glow/stylist/taste';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../session/stored-value.ts';
import { TASTE_KEY } from './taste-entry.ts';

const own = storedValue(TASTE_KEY, () => readLog(localStore.readJson(TASTE_KEY)));

/** Keeps a taste in this browser; one that says nothing is removed. */
export function storeOwnTaste(log: TasteLog): void {
  if (isEmptyLog(log)) localStore.remove(TASTE_KEY);
  else localStore.writeJson(TASTE_KEY, log);
}

/** The taste of this browser; follows changes in this and other tabs. */
export function useOwnTaste(): TasteLog {
  return useSyncExternalStore(own.subscribe, own.read, own.read);
}

/** Notes what is said of a look outside a deck, in the place of what was said before; undefined: that it is taken back. */
export function noteDecision({ name, traits }: Outfit, liked: boolean | undefined): void {
  const before = withoutDecision(own.read(), name);
  storeOwnTaste(liked === undefined ? before : withDecision(before, { name, traits, liked }));
}
