import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { readSignedInUser } from './signed-in-user.ts';

/**
 * A tab's copy of local storage lags behind another's writing, and is not caught up with when a lock is handed
 * over. So the lock of a used token is kept until every tab has certainly seen the one that follows.
 */
const KEPT_AFTER_USE_MS = 5000;

const lockOf = (refreshToken: string) => `glow.session ${refreshToken}`;

/**
 * Runs a task that uses up a refresh token, unless another tab is at it or just was: then nothing. Pages without
 * TLS, other than localhost's, have no locks: there the tab alone is orderly.
 */
export function whileNoOtherTab<Result>(
  refreshToken: string,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!navigator.locks) return task();
  const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
  const run = async (lock: Lock | null) => {
    if (!lock) return resolve(undefined);
    resolve(await task());
    await new Promise((done) => setTimeout(done, KEPT_AFTER_USE_MS));
  };
  navigator.locks.request(lockOf(refreshToken), { ifAvailable: true }, run).catch(reject);
  return promise;
}

/** Waits until what follows a token has arrived from the other tab, or that tab has given up. */
export function otherTabIsDone(refreshToken: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const look = () => {
    if (readSignedInUser()?.refreshToken !== refreshToken) resolve();
  };
  const stop = localStore.subscribe(LOCAL_STORAGE_KEYS.user, look);
  look();
  const { signal } = waiting;
  // Not from within: a lock is free again only when its request has settled.
  navigator.locks.request(lockOf(refreshToken), { signal }, () => undefined).then(resolve, () => undefined); // our own abort
  return promise.finally(() => {
    stop();
    waiting.abort();
  });
}
