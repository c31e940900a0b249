import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';

/** `account`: with the account, too, so that it leaves this browser with the person. */
export type Keeping = 'browser' | 'account';

export const FIGURE_KEY = LOCAL_STORAGE_KEYS.figure;

/** Returns where this browser's figure is kept. */
export function readKeeping(): Keeping {
  const stored = localStore.readJson(FIGURE_KEY) as { readonly kept?: unknown } | undefined | null;
  return stored?.kept === 'account' ? 'account' : 'browser';
}

export function forgetOwnFigure(): void {
  localStore.remove(FIGURE_KEY);
}
