import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `absent` in a prerendered page and while React takes it over, when nobody is known to be looking. */
export function usePresence(): 'absent' | 'here' {
  return useSyncExternalStore(
    never,
    () => 'here' as const,
    () => 'absent' as const,
  );
}
