import { useSyncExternalStore } from 'react';
import { currentWantedLook, NO_WANTED_LOOK, type WantedLook, watchWantedLook } from './wanted-look.ts';

/** The look that is to be kept, and how far that has come. None in a prerendered page. */
export function useWantedLook(): WantedLook {
  return useSyncExternalStore(watchWantedLook, currentWantedLook, () => NO_WANTED_LOOK);
}
