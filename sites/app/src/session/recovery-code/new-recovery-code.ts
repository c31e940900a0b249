import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { readSignedInUser } from '../signed-in-user.ts';

/** In the page's memory alone: a code that is written down by the browser could be read by the next person. */
let code: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined): void {
  code = next;
  for (const listener of listeners) listener();
}

/** The code that waits to be kept; undefined where there is none. */
export function readNewRecoveryCode(): string | undefined {
  return code;
}

export function showRecoveryCode(next: string): void {
  set(next);
}

/** The person has kept it, or has gone. */
export function dropRecoveryCode(): void {
  set(undefined);
}

export function watchRecoveryCode(listener: () => void): () => void {
  listeners.add(listener);
  const stop = localStore.subscribe(LOCAL_STORAGE_KEYS.user, () => {
    if (code && !readSignedInUser()) dropRecoveryCode();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
