import { LOCAL_STORAGE_KEYS, type Taste } from '@glow/api';
import { localStore } from '@glow/kit/storage';

/**
 * Returns what a call is told of the taste that this browser keeps; undefined at once where none is kept, so that then
 * nothing is loaded or waited for.
 */
export function tasteToSend() {
  if (!localStore.read(LOCAL_STORAGE_KEYS.taste)) return undefined;
  return import('./kept-taste.ts').then(
    ({ tasteFields }) => tasteFields(),
    () => undefined, // a taste that cannot be read holds no look back
  );
}

/** Asks with the taste that this browser keeps; at once where none is kept. */
export function askWithTaste<Answer>(ask: (taste?: Taste) => Promise<Answer>): Promise<Answer> {
  const kept = tasteToSend();
  return kept ? kept.then((fields) => ask(fields?.taste)) : ask();
}
